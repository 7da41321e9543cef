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

/** The colors of these drawings by night. */
export const nightDrawings: Readonly<Record<keyof typeof dayDrawings, string>> = {
  wall: palette.slate743,
  roof: palette.slate798,
  trim: palette.slate564,
  stitch: palette.slate176,
  ground: palette.slate763,
  hay: palette.slate396,
};
