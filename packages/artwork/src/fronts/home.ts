import { blend, css, lab } from '../color';
import type { Palette } from '../palettes/palette';
import { fill, stroke } from './svg';

/** Where light may be in the house. The door, if it is lit, stands open. */
const openings = {
  window: 'M45 63h14v16H45z',
  attic: 'M49 46h6v8h-6z',
  side: 'M78 68.5l5.5-1.2v9.4l-5.5 1.2z',
  door: 'M62.5 73h9v19h-9z',
} as const;

/**
 * The house of all pages (`../house.ts`, whose units and outlines these are).
 * @param x the left edge of its box
 * @param foot its ground
 * @param lit which openings are lit
 */
export function home(
  x: number,
  foot: number,
  size: number,
  palette: Palette,
  lit: readonly (keyof typeof openings)[],
): string {
  const { ink, window } = palette;
  const between = (from: string, to: string, share: number) =>
    css(blend(lab(from), lab(to), share));
  const front = between(palette.bank, palette.wall, 0.4);
  const side = between(ink, palette.bank, 0.9);
  const roof = between(palette.bank, palette.wall, 0.16);
  const trim = between(palette.bank, palette.wall, 0.75);
  const edge = between(palette.bank, palette.rim, 0.85);
  const top = foot - 92 * size;
  return (
    `<g transform="translate(${String(x)} ${String(top)}) scale(${String(size)})">` +
    fill(
      palette.waterFar,
      'M66 25c-3-15 11-19 7-37-3-15 8-19 6-34 7 16-3 23 1 35 5 17-10 23-7 36z',
      0.32,
    ) +
    fill(ink, 'M16 92a43 3 0 0 1 94 0a43 3 0 0 1-94 0', 0.4) +
    fill(front, 'M30 92V59l22-21 22 21v33z') +
    fill(side, 'M74 92V59l13-3v33z') +
    stroke(ink, 0.8, `M74 92${'m-44-5h44'.repeat(7)}`, 'stroke-opacity=".35"') +
    fill(roof, 'M52 34l13-3 27 27-13 3z') +
    fill(ink, 'M25 61l27-27 27 27-3 3-24-24-24 24z') +
    stroke(edge, 1.4, 'M25 60.5l27-27 13-3 27 27') +
    fill(trim, 'M63 28h9v18l-9-9z') +
    fill(ink, 'M63 28h6v15l-6-6z', 0.5) +
    fill(ink, 'M62 26h11v3H62z') +
    porch(ink, roof, trim, edge) +
    fill(trim, 'M61 72h12v20H61zM43 79h18v2H43z') +
    fill(ink, openings.window + openings.door, 0.75) +
    fill(window, lit.map((opening) => openings[opening]).join('')) +
    (lit.includes('door') ? fill(window, 'M62 92h10l-10 11H30z', 0.4) : '') +
    '</g>'
  );
}

/** At its right side. */
const porch = (ink: string, roof: string, floor: string, edge: string): string =>
  fill(floor, 'M74 90h21l11-4H87z') +
  fill(ink, 'M74 90h21v2H74zm18-20h3v20h-3zm12-2h2v19h-2z') +
  stroke(ink, 1, 'M93 80l12-3') +
  fill(roof, 'M75 61l14-3 19 8-14 3z') +
  fill(ink, 'M75 61l19 8 14-3v3l-14 3-19-8z') +
  stroke(edge, 1.2, 'M89 57.5l19 8');
