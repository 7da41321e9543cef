import { blend, css, lab } from '../color';
import type { Palette } from '../palettes/palette';
import { fill, light, stroke } from './svg';

/**
 * What stands on a sill, in the light of the lamp: a telephone, a mug, the lamp.
 * @param foot the height of the sill
 * @param lamp the middle of the lamp
 */
export const things = (palette: Palette, foot: number, lamp: number): string =>
  telephone(lamp - 382, foot, palette) +
  mug(lamp - 154, foot, palette) +
  oilLamp(lamp, foot, palette);

/** A telephone with a dial, its right side toward the lamp. */
function telephone(x: number, foot: number, palette: Palette): string {
  const body = css(blend(lab(palette.bank), lab(palette.waterNear), 0.2));
  const lit = css(blend(lab(palette.bank), lab(palette.window), 0.8));
  return (
    `<g transform="translate(${String(x)} ${String(foot)})">` +
    fill(body, 'M-124 0c6-64 34-108 74-118v-30H50v30c40 10 68 54 74 118z') +
    fill(
      body,
      'M-156-150c0-54 70-70 156-70s156 16 156 70c0 20-8 30-22 30h-36c-16 0-20-18-28-30H-70c-8 12-12 30-28 30h-36c-14 0-22-10-22-30z',
    ) +
    stroke(lit, 7, 'M40-213c54 4 106 20 110 62') +
    stroke(lit, 6, 'M58-110c30 14 50 48 58 104') +
    `<circle cy="-62" r="42" fill="none" stroke="${lit}" stroke-width="9" stroke-dasharray="9 13"/><circle cy="-62" r="22" fill="${lit}" fill-opacity=".5"/>` +
    '</g>'
  );
}

/** The glass around the flame, open at the top. */
const chimney = 'M-28-140c-66-62-34-106-2-156l4-70h52l4 70c32 50 64 94-2 156';

function oilLamp(x: number, foot: number, palette: Palette): string {
  const brass = css(blend(lab(palette.ink), lab(palette.casing), 0.6));
  return (
    light('flame', '#fff', x, foot - 190, 240, 0.6) +
    `<g transform="translate(${String(x)} ${String(foot)})">` +
    fill(
      brass,
      'M-66 0q4-18 30-20h20v-26h-14q-38-14-32-72h124q6 58-32 72h-14v26h20q26 2 30 20zM-36-140h72v18h-72z',
    ) +
    fill(palette.window, chimney, 0.75) +
    fill('#fff', 'M-22-136c-54-56-28-104 4-152h36c32 48 58 96 4 152z', 0.5) +
    fill('#fff', 'M-14-150c-30-36-4-68 12-106 18 30 42 68 12 106z') +
    stroke('#fff', 4, chimney, 'stroke-opacity=".55"') +
    '</g>'
  );
}

/** A mug whose side toward the lamp is lit. */
function mug(x: number, foot: number, palette: Palette): string {
  const glaze = css(blend(lab(palette.bank), lab(palette.ink), 0.2));
  return (
    `<g transform="translate(${String(x)} ${String(foot)})">` +
    stroke(glaze, 12, 'M-36-80q-40 0-36 30t40 24') +
    fill(glaze, 'M-42-104h84l-6 104h-72z') +
    fill(palette.window, 'M26-104h16l-6 104h-16z', 0.85) +
    '</g>'
  );
}
