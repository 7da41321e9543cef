import { randomFrom } from '../maths';
import type { Palette } from '../palettes/palette';
import { track } from './track';
import { turf } from './turf';

const crest = [
  [380, 810],
  [560, 680],
  [760, 500],
  [960, 374],
  [1090, 354],
  [1240, 362],
  [1420, 430],
  [1640, 566],
  [1860, 700],
  [2040, 810],
] as const;

/** The hill below the house, and the road from its door to the mailbox and on. */
export function mailboxSvg(palette: Palette, seed: number): string {
  return (
    turf({ id: 'hill', crest, foot: 810 }, palette, -1, randomFrom(seed)) +
    track(
      [
        [1072, 366, 14],
        [1078, 400, 20],
        [1128, 448, 34],
        [1164, 498, 48],
        [1160, 556, 66],
        [1112, 640, 90],
        [1056, 740, 130],
        [1070, 810, 170],
      ],
      palette,
    )
  );
}
