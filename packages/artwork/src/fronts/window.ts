import { blend, css, lab } from '../color';
import type { Palette } from '../palettes/palette';
import { roomSvg } from './room';
import { fall, fill, light, stroke } from './svg';

/** The glass of the window: left, top, width and height, in two columns and two rows. */
const glass = { left: 1420, top: 70, width: 900, height: 610, bar: 16 } as const;

/** The glass, in the colors of a sky, or in one color as the shape of what is seen through it. */
export function panes(sky?: Palette['paneSky']): string {
  const { left, top, width, height } = glass;
  const colors = sky ?? (['#fff', '#fff'] as const);
  return (
    `<defs>${fall('pane', colors[0], colors[1], top, top + height * 0.55)}</defs>` +
    `<path fill="url(#pane)" d="M${String(left)} ${String(top)}h${String(width)}v${String(height)}h${String(-width)}z"/>`
  );
}

/** A window of the house from inside, in its room: casing and sill, curtains with a stitched hem, a lamp that is lit. */
export function windowSvg(palette: Palette): string {
  const { left, top, width, height, bar } = glass;
  const [right, foot] = [left + width, top + height];
  const ink = lab(palette.ink);
  const lamp = lab(palette.window);
  const wood = css(blend(lab(palette.casing), ink, 0.35));
  const lit = css(blend(lab(palette.casing), lamp, 0.35));
  const dark = css(blend(lab(palette.casing), ink, 0.7));
  const cloth = css(blend(lab(palette.bank), lamp, 0.12));
  const fold = css(blend(lab(palette.bank), ink, 0.45));
  const middle = left + width / 2;
  const crossing = top + height * 0.5;
  const curtain =
    fill(
      cloth,
      `M${String(left - 70)} ${String(top - 40)}h250c-10 190-40 330-150 400 20 60 10 140-10 220h-90z`,
    ) +
    [-30, 20, 70, 120]
      .map((x, index) =>
        stroke(
          fold,
          7,
          `M${String(left + x)} ${String(top - 36)}c0 160-${String(20 + index * 14)} 280-${String(40 + index * 32)} 380`,
          'stroke-opacity=".7"',
        ),
      )
      .join('') +
    stroke(
      palette.wall,
      5,
      `M${String(left + 166)} ${String(top - 30)}c-14 180-48 300-146 372`,
      'stroke-dasharray="18 13"',
    ) +
    fill(dark, `M${String(left - 76)} ${String(top + 344)}h112v20h-112z`);
  return (
    roomSvg(palette, { from: left - 40, to: right + 40 }) +
    `<defs>${fall('sill', lit, dark, foot + 20, foot + 70)}</defs>` +
    // casing, bars, sill
    stroke(
      wood,
      36,
      `M${String(left - 18)} ${String(top - 18)}H${String(right + 18)}V${String(foot + 18)}H${String(left - 18)}z`,
    ) +
    stroke(
      dark,
      6,
      `M${String(left)} ${String(top)}H${String(right)}V${String(foot)}H${String(left)}z`,
    ) +
    stroke(
      wood,
      bar,
      `M${String(middle)} ${String(top)}V${String(foot)}M${String(left)} ${String(crossing)}H${String(right)}`,
    ) +
    stroke(
      lit,
      3,
      `M${String(middle + 7)} ${String(top)}V${String(foot)}M${String(left)} ${String(crossing + 7)}H${String(right)}`,
      'stroke-opacity=".6"',
    ) +
    `<path fill="url(#sill)" d="M${String(left - 90)} ${String(foot + 30)}h${String(width + 180)}v40h${String(-width - 180)}z"/>` +
    fill(
      dark,
      `M${String(left - 60)} ${String(foot + 70)}h${String(width + 120)}v26h${String(-width - 120)}z`,
    ) +
    fill(
      dark,
      `M${String(left - 110)} ${String(top - 62)}h${String(width + 220)}v18h${String(-width - 220)}z`,
    ) +
    curtain +
    `<g transform="translate(${String(left + right)} 0) scale(-1 1)">${curtain}</g>` +
    oilLamp(left + width * 0.7, foot + 32, palette) +
    mug(left + width * 0.36, foot + 32, palette)
  );
}

/** An oil lamp that stands on the sill, and its light on the glass and the wall. */
function oilLamp(x: number, foot: number, palette: Palette): string {
  return (
    light('lamp', palette.window, x, foot - 120, 420, 0.5) +
    `<g transform="translate(${String(x)} ${String(foot)})">` +
    fill(palette.ink, 'M-42 0q4-18 30-20v-14h-26q-10-40 38-44 48 4 38 44h-26v14q26 2 30 20z') +
    fill(palette.window, 'M-16-80c-34-34-26-66-12-96h56c14 30 22 62-12 96z', 0.92) +
    fill('#fff', 'M-6-92c-18-22-2-44 6-62 10 18 24 40 6 62z', 0.75) +
    fill(palette.ink, 'M-22-88h44v12h-44zM-28-182h56v8h-56z') +
    '</g>'
  );
}

/** A mug whose side toward the lamp is lit. */
function mug(x: number, foot: number, palette: Palette): string {
  const glaze = css(blend(lab(palette.bank), lab(palette.wall), 0.35));
  return (
    `<g transform="translate(${String(x)} ${String(foot)})">` +
    stroke(glaze, 9, 'M-26-52q-34 2-30 24t32 18') +
    fill(glaze, 'M-28-66h58l-4 66h-50z') +
    fill(palette.window, 'M18-66h12l-4 66h-12z', 0.55) +
    '</g>'
  );
}
