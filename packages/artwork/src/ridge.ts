import { ground, short } from './drawing-parts';
import { slope } from './plants';

/** Level at every quarter of the width and at both ends, where houses stand, with a hill of its own between each two. */
const crest =
  'M-1500 36c300 0 500-24 800-24s400 44 652 44h96c50 0 45-40 86-40s78 40 118 40h96c60 0 60-24 112-24s52 24 92 24h96' +
  'c55 0 60-54 108-54s56 54 96 54h96c40 0 40-34 82-34s92 34 122 34h96c60 0 120-40 252-40s200 50 480 50';

const far =
  'M-1500 30c200-24 500-24 800 0s300 16 500-14 250-24 420 6 200 22 330-2 240-30 420-8 260 30 400 4 400-16 630 10';

const land = (d: string): string => `${d}V120H-1500z`;

/** Mist at the foot, in the color of the band on which the ridge stands: layers, each thicker than the one above. */
const mist = `<g fill="var(--color-surface2)">${Array.from(
  { length: 24 },
  (_, layer) =>
    `<path opacity="${short(0.011 * (layer + 1))}" d="M-1500 ${String(72 + 2 * layer)}h4300V127h-4300z"/>`,
).join('')}</g>`;

/**
 * The ridge that the steps of some work cross, in a box of 1200 × 120, which is stretched to the width of the page; it goes on at
 * both sides. Its path is a line of stitches below the crest.
 */
export const ridge =
  `<g opacity=".4">${ground(land(far))}</g>` +
  slope(land(crest)) +
  '<path fill="none" stroke="var(--stitch)" stroke-width="2" stroke-dasharray="7 5" vector-effect="non-scaling-stroke" ' +
  `transform="translate(0 12)" d="${crest}"/>` +
  mist;
