import { glow, hay, line, pane, roof, shade, tin, trim } from './drawing-parts';
import { stitches } from './stitches';
import { shrub } from './plants';

const barrier =
  line('M60 78l5-22 5 22m15 0l5-22 5 22', 'roof', 2) +
  tin('M54 57h46v7H54z') +
  roof('M60 57h6l-5 7h-6zm13 0h6l-5 7h-6zm13 0h6l-5 7h-6z') +
  line('M77 57v-7', 'roof', 2) +
  glow(77, 47, 30) +
  pane('M73 46a4 4 0 0 1 8 0a4 4 0 0 1-8 0');

const verge = 'M-200 270C-100 150 40 130 64 68l10 2 8-3 12 3 8-2C94 130 40 150 30 270z';
const surface = 'M-170 270C-80 150 46 130 70 72l6 3 4-3 6 3 5-3 5 3C88 130 26 150 6 270z';

const middle = [
  [82, 78],
  [76, 96],
  [60, 118],
  [34, 142],
  [-10, 180],
  [-80, 270],
] as const;

/** A road that the water has washed out, and a barrier before the gap. */
export const road =
  '<g transform="translate(-26 -24)scale(1.3)">' +
  shade('M56 72q28-26 56-2l-10 8H60z', 0.4) +
  hay(verge) +
  shade(verge) +
  trim(surface) +
  shade(surface) +
  stitches(middle, [1.5, 5]) +
  barrier +
  shrub(38, 108, 0.8) +
  shrub(106, 80, 0.7) +
  '</g>';
