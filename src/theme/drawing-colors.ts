import * as palette from './palette';

/** Colors of the flat drawings by day, named as their variables (`packages/artwork/src/drawings.ts`). */
export const dayDrawings = {
  wall: palette.slate645,
  roof: palette.slate711,
  trim: palette.slate307,
  stitch: palette.cream,
  ground: palette.pine549,
  hay: palette.straw236,
};

/** The dye of quilts, the same by day and by night. */
export const dye = palette.rose555;

/** The colors of these drawings by night. */
export const nightDrawings: Readonly<Record<keyof typeof dayDrawings, string>> = {
  wall: palette.slate743,
  roof: palette.slate798,
  trim: palette.slate564,
  stitch: palette.slate176,
  ground: palette.slate763,
  hay: palette.slate396,
};

/** By night as well, on the dark bank of the footer: the house is paler than the wood behind it. */
export const bankDrawings: typeof nightDrawings = {
  ...nightDrawings,
  wall: palette.slate587,
  roof: palette.slate704,
};
