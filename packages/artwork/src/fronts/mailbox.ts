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
        [1072, 366, 12],
        [1078, 400, 16],
        [1128, 448, 24],
        [1164, 498, 34],
        [1160, 556, 46],
        [1112, 640, 64],
        [1056, 740, 90],
        [1070, 810, 116],
      ],
      palette,
    )
  );
}
