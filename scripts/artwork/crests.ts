import type { Crest } from './crest';

const edge = { width: 1440, height: 80 } as const;

/** The contours of the site. Chosen by eye from many seeds: neighbours must not peak in the same place. */
export const crestShapes = {
  heroEdge: { ...edge, seed: 1863, turns: 8 },
  footerEdge: { ...edge, seed: 1886, turns: 8 },
  bannerEdge: { ...edge, seed: 1874, turns: 8 },
  cardFar: { ...edge, seed: 1872, turns: 10 },
  cardMid: { ...edge, seed: 1865, turns: 8 },
  cardNear: { ...edge, seed: 1883, turns: 8 },
} satisfies Record<string, Crest>;
