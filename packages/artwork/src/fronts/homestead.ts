import { randomFrom } from '../maths';
import type { Palette } from '../palettes/palette';
import { track } from './track';
import { turf } from './turf';

const crest = [
  [840, 810],
  [1040, 670],
  [1240, 566],
  [1420, 530],
  [1660, 530],
  [1860, 570],
  [2100, 680],
  [2300, 810],
] as const;

/** The knoll on which the house stands, and the road to its door. */
export function homesteadSvg(palette: Palette, seed: number): string {
  return (
    turf({ id: 'knoll', crest, foot: 810 }, palette, 1, randomFrom(seed)) +
    track(
      [
        [1479, 536, 16],
        [1476, 560, 24],
        [1560, 600, 44],
        [1660, 650, 72],
        [1560, 720, 110],
        [1500, 810, 170],
      ],
      palette,
    )
  );
}
