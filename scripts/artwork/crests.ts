import type { Crest } from './crest';

const box = { width: 1440, height: 80 } as const;

/**
 * The contours of the site. Chosen by eye from many seeds: neighbours must not peak in the same place.
 * One edge parts the bands of all pages, mirrored or hung, since every path more weighs on each page.
 */
export const crestShapes = {
  edge: { ...box, seed: 1863, turns: 8 },
  cardFar: { ...box, seed: 1872, turns: 10 },
  cardNear: { ...box, seed: 1883, turns: 8 },
} satisfies Record<string, Crest>;
