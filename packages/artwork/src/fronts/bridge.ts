import { blend, css, lab } from '../color';
import { randomFrom } from '../maths';
import type { Palette } from '../palettes/palette';
import { fall, fill, stroke } from './svg';
import { track } from './track';
import { turf } from './turf';

const leftBank = [
  [1180, 810],
  [1300, 640],
  [1480, 560],
  [1680, 512],
  [1752, 516],
  [1800, 556],
] as const;

const rightBank = [
  [1964, 556],
  [2010, 516],
  [2090, 512],
  [2300, 520],
  [2570, 536],
] as const;

/** The river under the bridge, its banks, and the road that comes to it. */
export function bridgeSvg(palette: Palette, seed: number): string {
  const random = randomFrom(seed);
  return (
    `<defs>${fall('river', css(blend(lab(palette.waterFar), lab(palette.waterNear), 0.35)), palette.waterNear, 540, 810)}</defs>` +
    turf({ id: 'left', crest: leftBank, foot: 810 }, palette, -1, random) +
    turf({ id: 'right', crest: rightBank, foot: 810 }, palette, -1, random) +
    '<path fill="url(#river)" d="M1790 548H1976C1996 600 2080 640 2100 700 2110 740 2090 780 2070 810H1300C1420 740 1640 700 1720 640 1760 610 1776 580 1790 548z"/>' +
    // its mirror image
    fill(palette.bank, 'M1788 549h190l-14 34H1800z', 0.35) +
    stroke(
      palette.waterFar,
      4,
      'M1800 590H1900M1760 630H1840M1880 640H1990M1700 680H1840M1920 700H2040M1600 740H1760M1840 760H1980',
      'stroke-opacity=".6"',
    ) +
    track(
      [
        [1752, 500, 22],
        [1660, 520, 26],
        [1500, 580, 40],
        [1380, 640, 70],
        [1240, 810, 150],
      ],
      palette,
    ) +
    track(
      [
        [2016, 500, 22],
        [2160, 528, 30],
        [2380, 580, 46],
        [2600, 610, 60],
      ],
      palette,
    )
  );
}
