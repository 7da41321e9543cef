import { blend, css, lab } from '../color';
import type { Palette } from '../palettes/palette';
import { things } from './sill';
import { fall, fill, light, rect, stroke } from './svg';

/** The opening in the wall. */
const opening = { left: 1560, top: 90, width: 760, height: 600 } as const;

const right = opening.left + opening.width;
const foot = opening.top + opening.height;
const middle = opening.left + opening.width / 2;

/** The flame behind the glass. */
const flame = { x: 2130, y: 500 } as const;

/** Where the boards of the wall end on its foundation. */
const foundation = 800;

/**
 * A window of the house from outside, by night: boards, shutters, and behind the glass a lamp, a telephone and a mug. The
 * color of the wall is left to the page.
 */
export function windowSvg(palette: Palette): string {
  const bank = lab(palette.bank);
  const lamp = lab(palette.window);
  const frame = css(blend(lab(palette.wall), bank, 0.35));
  const edge = css(blend(lab(palette.wall), lamp, 0.55));
  const shade = css(blend(bank, lab(palette.ink), 0.6));
  const { left, top, width, height } = opening;
  return (
    boards(palette) +
    shutter(left - 60 - shutterWidth, `M${String(shutterWidth - 2)} 2V650`, palette) +
    shutter(right + 60, 'M2 2V650', palette) +
    light('spill', palette.window, flame.x, flame.y, 520, 1, 2.4) +
    light('sides', palette.window, middle, top + height / 2, 390, 0.5, 1.7) +
    glass(palette) +
    things(palette, foot, flame.x) +
    curtains(palette) +
    // bars and casing
    stroke(
      frame,
      16,
      `M${String(middle)} ${String(top)}V${String(foot)}M${String(left)} 300H${String(right)}`,
    ) +
    stroke(
      edge,
      4,
      `M${String(middle + 7)} 310V${String(foot)}M${String(middle)} 307H${String(right)}`,
    ) +
    stroke(
      frame,
      44,
      `M${String(left - 12)} ${String(foot)}V${String(top - 12)}H${String(right + 12)}V${String(foot)}`,
    ) +
    stroke(
      edge,
      5,
      `M${String(left + 11)} ${String(foot)}V${String(top + 11)}H${String(right - 11)}V${String(foot)}`,
      'stroke-opacity=".7"',
    ) +
    rect(frame, left - 64, top - 62, width + 128, 14) +
    rect(shade, left - 54, top - 48, width + 108, 16) +
    `<defs>${fall('sill', palette.window, frame, foot - 8, foot + 40)}</defs>` +
    rect(shade, left - 70, foot + 24, width + 140, 36, 0.9) +
    rect('url(#sill)', left - 86, foot - 8, width + 172, 34)
  );
}

/** Boards with their shade below each edge, which fade out toward the words, and the stones that they stand on. */
function boards(palette: Palette): string {
  const edges = Array.from({ length: 12 }, (_, row) => 80 + row * 60);
  const stones = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 19 }, (_, column) =>
      rect(
        palette.rim,
        column * 150 - (row % 2) * 75 + 4,
        foundation + 24 + row * 48,
        142 - ((column * 7 + row * 5) % 4) * 2,
        42,
        0.16 + ((column * 5 + row * 3) % 4) * 0.05,
      ),
    ),
  );
  return (
    `<defs><linearGradient id="boards" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="60" y2="420">` +
    `<stop offset="0" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".4"/></linearGradient></defs>` +
    `<path fill="url(#boards)" d="${edges.map((y) => `M-9 ${String(y)}h2700v7h-2700z`).join('')}"/>` +
    rect(css(blend(lab(palette.bank), lab(palette.waterNear), 0.14)), -9, foundation, 2700, 200) +
    stones.join('') +
    rect(palette.rim, -9, foundation - 12, 2700, 14, 0.5)
  );
}

/** The lit room behind the glass. */
function glass(palette: Palette): string {
  const ink = lab(palette.ink);
  const lamp = lab(palette.window);
  const glow = (share: number) => css(blend(lamp, blend(ink, lab(palette.casing), 0.7), share));
  const { left, top, width, height } = opening;
  return (
    `<defs><radialGradient id="room" gradientUnits="userSpaceOnUse" cx="${String(flame.x)}" cy="${String(flame.y)}" r="640">` +
    `<stop offset="0" stop-color="${glow(0)}"/><stop offset=".26" stop-color="${glow(0.06)}"/>` +
    `<stop offset=".6" stop-color="${glow(0.2)}"/><stop offset="1" stop-color="${glow(0.44)}"/></radialGradient></defs>` +
    rect('url(#room)', left, top, width, height)
  );
}

/** Inside, with the lamp behind them, and a stitched hem. */
function curtains(palette: Palette): string {
  const cloth = css(blend(lab(palette.casing), lab(palette.window), 0.3));
  const fold = css(blend(lab(palette.casing), lab(palette.ink), 0.35));
  const hem = css(blend(lab(palette.casing), lab(palette.window), 0.75));
  const x = opening.left;
  const side =
    `<g transform="translate(${String(x)} ${String(opening.top)})">` +
    fill(cloth, 'M0 0H230C216 130 160 220 56 290 66 330 60 360 50 400H0z') +
    stroke(
      fold,
      8,
      'M44 0C42 120 32 200 20 282M98 0C92 120 70 206 34 284M152 0C142 130 104 216 42 286',
      'stroke-opacity=".6"',
    ) +
    stroke(hem, 5, 'M212 8C198 126 146 210 50 276', 'stroke-dasharray="18 13"') +
    rect(fold, 0, 280, 66, 20) +
    '</g>';
  return side + `<g transform="translate(${String(x + right)} 0) scale(-1 1)">${side}</g>`;
}

const shutterWidth = 150;

/** A shutter; the window's light is on its edge `inner`. */
function shutter(x: number, inner: string, palette: Palette): string {
  const board = css(blend(lab(palette.bank), lab(palette.rim), 0.85));
  const slats = Array.from({ length: 24 }, (_, row) => row * 22 + 22 + (row > 11 ? 26 : 0));
  return (
    `<g transform="translate(${String(x)} ${String(opening.top - 26)})">` +
    rect(palette.ink, 8, 8, shutterWidth, 652, 0.5) +
    rect(board, 0, 0, shutterWidth, 652) +
    slats.map((y) => rect(palette.ink, 24, y + 9, shutterWidth - 48, 8, 0.5)).join('') +
    stroke(palette.rim, 3, `M2 2H${String(shutterWidth - 2)}V650`) +
    stroke(palette.window, 5, inner, 'stroke-opacity=".55"') +
    '</g>'
  );
}
