import { at, glow, lamp, opened, pane, roof, shade, shine, trim } from './drawing-parts';

/** The size of things on cards; in heroes, where the house is nearer, it is 1. */
export const small = 0.62;

export const windowPart = trim('M-2 16h18v2H-2z') + lamp(glow(7, 8, 30) + pane('M0 0h14v16H0z'));

/** A lit window of 14 × 16. */
export const litWindow = (x: number, y: number, size = small): string => at(x, y, size, 'window');

const light =
  '<g fill="var(--color-accent)" opacity=".3"><path d="M0 21h9l8 11H-8z"/><path d="M0 21h9l4 6H-4z"/></g>';

export const doorPart =
  trim('M-1-1h11v22H-1z') +
  shade('M-1-1h11v20H-1z') +
  roof('M0 0h9v19H0z') +
  shine('M2 2h5v6H2zm0 8h5v7H2z') +
  opened(pane('M0 0h9v19H0z') + light + roof('M9 0l5 3v18l-5-2z'));

/** A door of 9 × 19 with a step, 21 high; hovering its card opens it, and light falls on the ground. */
export const door = (x: number, y: number, size = small): string => at(x, y, size, 'door');
