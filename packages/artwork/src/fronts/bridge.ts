import { blend, css, lab } from '../color';
import { randomFrom } from '../maths';
import type { Palette } from '../palettes/palette';
import { fall, fill } from './svg';
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
  [1846, 812],
  [1884, 722],
  [1944, 630],
  [1964, 556],
  [2010, 516],
  [2090, 512],
  [2300, 520],
  [2570, 536],
] as const;

/** It comes from under the bridge and winds between its banks. */
const river =
  'M1790 548H1976C1990 572 2012 592 1992 618 1960 656 1900 676 1890 716 1882 752 1900 780 1934 810' +
  'H1270C1390 778 1440 744 1490 700 1540 656 1640 646 1704 612 1752 588 1780 576 1790 548z';

/** Where the water gives back the sky, and how long. */
const ripples = [
  [1812, 604, 60],
  [1906, 598, 44],
  [1740, 634, 96],
  [1872, 642, 58],
  [1640, 668, 120],
  [1772, 680, 70],
  [1560, 708, 150],
  [1742, 720, 90],
  [1480, 748, 120],
  [1650, 756, 190],
  [1400, 786, 160],
  [1640, 792, 110],
] as const;

/** Thin at its ends. */
const ripple = (x: number, y: number, long: number): string => {
  const half = String(long / 2);
  return `M${String(x)} ${String(y)}q${half}-5 ${String(long)} 0q-${half} 4-${String(long)} 0z`;
};

/** The river under the bridge, its banks, and the road that comes to it. */
export function bridgeSvg(palette: Palette, seed: number): string {
  const random = randomFrom(seed);
  return (
    `<defs>${fall('river', css(blend(lab(palette.waterFar), lab(palette.waterNear), 0.6)), css(blend(lab(palette.waterNear), lab(palette.bank), 0.12)), 540, 810)}</defs>` +
    turf({ id: 'left', crest: leftBank, foot: 810 }, palette, -1, random) +
    turf({ id: 'right', crest: rightBank, foot: 810 }, palette, -1, random) +
    fill('url(#river)', river) +
    // the bridge in it
    fill(palette.bank, 'M1789 548h188l10 22q-30 8-60 2t-70 4-76-4z', 0.4) +
    fill(palette.bank, 'M1776 582q50-6 100 0t110-2l-4 8q-60 6-106 0t-108 4z', 0.24) +
    ripples.map(([x, y, long]) => fill(palette.waterFar, ripple(x, y, long), 0.5)).join('') +
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
