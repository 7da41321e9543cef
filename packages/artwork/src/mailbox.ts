import { line, pane, shade, shine, tin, trim, wall } from './drawing-parts';

const box =
  wall('M17 26h5v22h-5z') +
  shade('M17 26h2v22h-2z') +
  line('M20 38l8-11', 'wall', 2) +
  tin('M4 14a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7v12H4z') +
  shade('M18 20h18v6H18z') +
  shine('M11 7h18a7 7 0 0 1 5 2H16z', 0.6) +
  trim('M4 14a7 7 0 0 1 14 0v12H4z') +
  shade('M6 15a5 5 0 0 1 10 0v9H6zm3 2h4v2H9z', 0.2);

const raised = pane('M28 18V2h9v6h-6v10z');

/** A mailbox of 46 × 48; `--flag` raises its flag. */
export const mailbox =
  box +
  `<g class="m" opacity="var(--flag,0)">${raised}</g>` +
  `<g class="m" opacity="calc(1 - var(--flag,0))">${pane('M14 16h18v8h-6v-4H14z')}</g>`;

/** The same with its flag up. */
export const mailboxWithLetter = box + raised;
