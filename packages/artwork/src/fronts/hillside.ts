import { blend, css, lab } from '../color';
import { randomFrom } from '../maths';
import type { Palette } from '../palettes/palette';
import { fence } from './fence';
import { home } from './home';
import { sprucePaths } from './spruce';
import { fill, light } from './svg';
import { track } from './track';
import { crestAt, turf } from './turf';

const crest = [
  [-20, 452],
  [180, 430],
  [430, 400],
  [660, 428],
  [900, 376],
  [1120, 400],
  [1370, 342],
  [1580, 366],
  [1840, 292],
  [2080, 312],
  [2320, 372],
  [2580, 350],
] as const;

/**
 * The houses, from the first step to the last: the left edge of each, how far below its door the road is, and which of
 * its openings are lit. The page shows this picture 1.4 times as wide as the four columns of its steps, so each house
 * stands below the left edge of one (`src/sections/steps/steps.tsx`).
 */
const houses = [
  { x: 318, away: 112, lit: ['window'] },
  { x: 775, away: 72, lit: ['window', 'attic'] },
  { x: 1232, away: 60, lit: ['window', 'attic', 'side'] },
  { x: 1689, away: 0, lit: ['window', 'attic', 'side', 'door'] },
] as const;

/** How large they are, how far below the crest they stand, and where their middle and their door are. */
const house = { size: 1.95, below: 30, middle: 118, door: 131 } as const;

/** Trees: middle, height. */
const trees = [
  [24, 230],
  [96, 300],
  [176, 200],
  [262, 130],
  [640, 110],
  [694, 160],
  [1096, 180],
  [1158, 120],
  [1548, 140],
  [1606, 200],
  [2016, 210],
  [2084, 300],
  [2156, 230],
  [2270, 150],
  [2420, 260],
  [2510, 330],
] as const;

/** The road past all houses, from the last to the first. */
const road = [
  [1820, 334, 20],
  [1852, 362, 32],
  [1810, 402, 54],
  [1640, 434, 72],
  [1440, 420, 76],
  [1230, 446, 84],
  [1050, 494, 98],
  [860, 478, 100],
  [690, 502, 112],
  [500, 556, 132],
  [290, 534, 132],
  [100, 560, 150],
  [-60, 620, 170],
] as const;

/** Posts of the fence below the road: their foot and height. */
const posts = [
  [1150, 566, 54],
  [1250, 542, 49],
  [1350, 522, 45],
  [1450, 508, 41],
  [1550, 508, 38],
  [1650, 508, 36],
  [1750, 494, 34],
  [1850, 476, 33],
  [1956, 470, 34],
  [2070, 480, 37],
  [2190, 496, 41],
  [2320, 510, 46],
  [2460, 516, 52],
  [2600, 512, 58],
] as const;

/** A hillside at nightfall: one road up to four houses, each with one light more than the last. */
export function hillsideSvg(palette: Palette, seed: number): string {
  const random = randomFrom(seed);
  const tree = css(blend(lab(palette.ink), lab(palette.bank), 0.55));
  // their walls are in shade, so that what is lit stands out
  const dim = { ...palette, wall: palette.bank };
  const footAt = (x: number) => Math.round(crestAt(crest, x + house.middle)) + house.below;
  return (
    trees
      .flatMap(([x, tall]) => sprucePaths({ x, base: crestAt(crest, x) + 14, tall }, random))
      .map((path) => fill(tree, path))
      .join('') +
    turf({ id: 'hillside', crest, foot: 670 }, palette, 1, random) +
    houses
      .filter(({ away }) => away > 0)
      .map(({ x, away }) => {
        const [door, foot] = [x + house.door, footAt(x)];
        const way = [
          [door, foot + 1, 18],
          [door + 4, foot + away * 0.28, 24],
          [door - 14, foot + away * 0.62, 32],
          [door - 44, foot + away, 44],
        ] as const;
        return track(way, palette);
      })
      .join('') +
    track(road, palette) +
    fence(posts, palette, { slender: 7, rail: 4 }) +
    houses
      .map(({ x, lit }, index) => {
        const foot = footAt(x);
        return (
          home(x, foot, house.size, dim, lit) +
          light(
            `lamp-${String(index)}`,
            palette.window,
            x + 105,
            foot - 34,
            90 + 50 * index,
            0.34 + 0.06 * index,
            1.3,
          )
        );
      })
      .join('')
  );
}
