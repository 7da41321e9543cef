import type { Crest } from './crest';

const box = { width: 1440, height: 80 } as const;

/**
 * The contours of the site, chosen by eye from many seeds: the edge of every band, and a range far
 * away. Mirrored, hung and scaled they make all the land there is, since a path weighs on every page.
 */
export const crestShapes = {
  edge: { ...box, seed: 1863, turns: 8 },
  far: { ...box, seed: 1872, turns: 10 },
} satisfies Record<string, Crest>;
