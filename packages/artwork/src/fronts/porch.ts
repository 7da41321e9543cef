import { blend, css, lab } from '../color';
import type { Palette } from '../palettes/palette';
import { fall, fill, light, rect, stroke } from './svg';

/** The porch of the house, looking out: a railing, two rocking chairs, a lantern on a post. */
export function porchSvg(palette: Palette): string {
  const ink = lab(palette.ink);
  const lamp = palette.window;
  const shade = css(blend(ink, lab(palette.bank), 0.45));
  const wood = css(blend(ink, lab(palette.bank), 0.75));
  const edge = css(blend(lab(palette.bank), lab(palette.rim), 0.75));
  const pale = blend(lab(palette.rim), lab(palette.waterFar), 0.6);
  const far = css(blend(pale, lab(lamp), 0.3));
  const near = css(blend(pale, lab(lamp), 0.85));
  const chairs = css(blend(lab(palette.bank), lab(palette.rim), 0.45));
  const balusters = Array.from({ length: 44 }, (_, index) => 16 + index * 60).map(
    (x) =>
      fill(shade, `M${String(x)} 520h16v180h-16z`) +
      fill(edge, `M${String(x + 13)} 522h3v176h-3z`, 0.6),
  );
  const post = (x: number): string =>
    fill(shade, `M${String(x)} 470h52v340h-52z`) +
    fill(edge, `M${String(x + 46)} 470h6v340h-6z`) +
    fill(wood, `M${String(x - 8)} 452h68v20h-68z`);
  return (
    `<defs>${fall('floor', css(blend(lab(palette.bank), lab(palette.casing), 0.5)), shade, 716, 812)}</defs>` +
    balusters.join('') +
    fill(wood, 'M-9 694h2600v20H-9zM-9 496h2600v26H-9z') +
    fill(edge, 'M-9 494h2600v5H-9zM-9 692h2600v4H-9z', 0.8) +
    post(1216) +
    post(2236) +
    `<path fill="url(#floor)" d="M-9 716h2600v99H-9z"/>` +
    fill(edge, 'M-9 714h2600v4H-9z', 0.7) +
    stroke(palette.ink, 4, 'M-9 738h2600M-9 764h2600', 'stroke-opacity=".6"') +
    steps(palette, shade, wood) +
    // on the railing and its posts, on the floor and the steps
    light('railing', lamp, 2262, 560, 330, 0.42, 1.5) +
    light('spill', lamp, 2200, 760, 300, 0.62, 2.6) +
    chair(1500, chairs, far, 1) +
    `<g transform="translate(3590 0) scale(-1 1)">${chair(1500, chairs, near, -1)}</g>` +
    lantern(2262, 452, palette) +
    light('lantern', lamp, 2262, 398, 430, 0.7)
  );
}

/** The edge of the floor, and steps that lead down from it, each wider than the one above. */
function steps(palette: Palette, shade: string, wood: string): string {
  const edge = css(blend(lab(palette.bank), lab(palette.rim), 0.9));
  const treads = [0, 1, 2, 3, 4].map((step) => {
    const [left, top] = [1540 - step * 44, 792 + step * 38];
    const width = 560 + step * 88;
    return (
      rect(shade, left, top, width, 60) +
      rect(wood, left - 10, top, width + 20, 18) +
      rect(edge, left - 10, top, width + 20, 4)
    );
  });
  const piers = [40, 420, 800, 1180, 2240, 2500].map((x) => rect(shade, x, 812, 66, 160));
  return (
    rect(palette.ink, -9, 806, 2600, 170) +
    piers.join('') +
    rect(wood, -9, 790, 2600, 24) +
    rect(edge, -9, 788, 2600, 4) +
    treads.join('')
  );
}

/** A rocking chair that looks to the right, about 230 high; `edge` is the lamp's light, from the side `lamp`. */
function chair(x: number, wood: string, edge: string, lamp: 1 | -1): string {
  const uprights = 'M-8 470 26 690M78 478l14 212M182 534l-16 72-6 96';
  const rocker = 'M-40 668q130 74 250 10';
  const boards = 'M26 606h140M82 534h100M-8 470q42-22 86 8M2 520q40-14 78 4M10 570q40-12 76 4';
  const lit = (d: string, toX: number, toY: number): string =>
    `<g transform="translate(${String(toX)} ${String(toY)})">${stroke(edge, 4, d)}</g>`;
  return (
    `<g transform="translate(${String(x)} 44)">` +
    stroke(wood, 13, uprights) +
    lit(uprights, 5 * lamp, 0) +
    stroke(wood, 13, boards + rocker) +
    lit(boards + rocker, 0, -5) +
    '</g>'
  );
}

/** A lantern that stands on a post. */
function lantern(x: number, foot: number, palette: Palette): string {
  return (
    `<g transform="translate(${String(x)} ${String(foot)})">` +
    fill(palette.window, 'M-20-86h40l6 74h-52z') +
    fill('#fff', 'M-9-66h18l4 44h-26z', 0.55) +
    fill(palette.ink, 'M-30-12h60v12h-60zM-24-96h48l-8-16h-32zM-4-128h8v18h-8z') +
    stroke(palette.ink, 5, 'M-20-90l-6 80M20-90l6 80M-16-126q16-34 32 0') +
    '</g>'
  );
}
