import { blend, css, lab } from '../color';
import type { Palette } from '../palettes/palette';
import { fill, stroke } from './svg';

/** Where the wall's boards end in a rail, and the height of the table before it. */
const rail = 736;
const table = { left: 150, right: 780, top: 596 } as const;

/** Left and right edge of the window. */
type Gap = { readonly from: number; readonly to: number };

/** The room around the window: boards and a rail on the wall, and a table with paperwork and a telephone. */
export function roomSvg(palette: Palette, gap: Gap): string {
  const ink = lab(palette.ink);
  const dark = css(blend(lab(palette.casing), ink, 0.7));
  const wood = css(blend(lab(palette.casing), ink, 0.5));
  const edge = css(blend(lab(palette.casing), lab(palette.window), 0.3));
  return (
    `<defs><linearGradient id="boards" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="120" y2="${String(rail)}">` +
    `<stop offset="0" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".34"/></linearGradient></defs>` +
    seams(gap) +
    fill(wood, `M0 ${String(rail)}h2560v16H0z`) +
    fill(edge, `M0 ${String(rail)}h2560v3H0z`, 0.5) +
    fill(dark, `M0 ${String(rail + 16)}h2560v60H0z`, 0.8) +
    legs(dark) +
    fill(
      wood,
      `M${String(table.left)} ${String(table.top)}h${String(table.right - table.left)}v22h${String(table.left - table.right)}z`,
    ) +
    fill(
      edge,
      `M${String(table.left)} ${String(table.top)}h${String(table.right - table.left)}v4h${String(table.left - table.right)}z`,
      0.8,
    ) +
    papers(table.left + 210, palette) +
    telephone(table.right - 170, palette)
  );
}

/** Between the boards of the wall. */
function seams({ from, to }: Gap): string {
  const places = Array.from({ length: 19 }, (_, index) => 66 + index * 136).filter(
    (x) => x < from || x > to,
  );
  const d = places.map((x) => `M${String(x)} 120V${String(rail)}h3V120z`).join('');
  return `<path fill="url(#boards)" d="${d}"/>`;
}

function legs(color: string): string {
  const { left, right, top } = table;
  return (
    fill(
      color,
      `M${String(left + 30)} ${String(top + 22)}h${String(right - left - 60)}v34h${String(left - right + 60)}z`,
    ) +
    [left + 34, right - 64]
      .map((x) => fill(color, `M${String(x)} ${String(top + 22)}h30l-5 200h-18z`))
      .join('')
  );
}

/** A pile of paperwork, its edges toward the lamp. */
function papers(x: number, palette: Palette): string {
  const sheet = css(blend(lab(palette.wall), lab(palette.ink), 0.45));
  const side = css(blend(lab(palette.wall), lab(palette.window), 0.35));
  const shifts = [0, 7, -5, 3, -8, 6, -2, 9, 1];
  return shifts
    .map((shift, index) => {
      const at = `M${String(x + shift - 78)} ${String(table.top - 7 - index * 7)}`;
      return fill(sheet, `${at}h150v5h-150z`) + fill(side, `${at}m142 0h8v5h-8z`, 0.8);
    })
    .join('');
}

/** A telephone with a dial. */
function telephone(x: number, palette: Palette): string {
  const body = css(blend(lab(palette.ink), lab(palette.casing), 0.3));
  const lit = css(blend(lab(palette.casing), lab(palette.window), 0.55));
  return (
    `<g transform="translate(${String(x)} ${String(table.top)})">` +
    fill(body, 'M-62 0c4-34 22-58 40-62v-18h44v18c18 4 36 28 40 62z') +
    fill(
      body,
      'M-84-84c0-26 40-34 84-34s84 8 84 34c0 10-4 16-12 16h-18c-8 0-10-8-14-14H-40c-4 6-6 14-14 14h-18c-8 0-12-6-12-16z',
    ) +
    stroke(lit, 4, 'M34-114c26 3 48 12 48 30', 'stroke-opacity=".8"') +
    stroke(lit, 3, 'M24-60c18 6 30 26 35 54', 'stroke-opacity=".6"') +
    `<circle cx="0" cy="-32" r="20" fill="none" stroke="${lit}" stroke-opacity=".45" stroke-width="4" stroke-dasharray="5 7"/>` +
    stroke(body, 6, 'M-60-6c-30 8-46-6-62 4s-20 26-14 60') +
    '</g>'
  );
}
