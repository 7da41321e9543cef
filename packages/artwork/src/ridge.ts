import { slope } from './plants';

/** Level at every quarter of the width and at both ends, where houses stand, with a rise of its own between each two. */
const crest =
  'M-1500 36c300 0 500-24 800-24s400 44 652 44h96c50 0 54-17 86-17s78 17 118 17h96c50 0 64-12 112-12s52 12 92 12h96' +
  'c46 0 62-21 108-21s56 21 96 21h96c40 0 44-15 82-15s92 15 122 15h96c60 0 120-40 252-40s200 50 480 50';

/** Its foot, from right to left: a hillside cut out like a patch of a quilt. */
const foot =
  'L1980 112C1720 98 1520 118 1260 106S900 98 700 110 380 100 150 112-320 98-600 112-1200 100-1500 108z';

/** A farm road along the crest: its gravel, and the grass between the ruts in the color of the slope. */
const road = (color: string, width: number): string =>
  `<path fill="none" stroke="var(--${color})" stroke-width="${String(width)}" vector-effect="non-scaling-stroke" transform="translate(0 11)" d="${crest}"/>`;

/**
 * The verge of the road that the steps of some work follow, in a box of 1200 × 120, which is stretched to the width of the
 * page; it goes on at both sides.
 */
export const ridge = slope(crest + foot) + road('hay', 11) + road('ground', 3);
