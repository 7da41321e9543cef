import * as palette from './palette';

/** Colors of the flat drawings by day, named as their variables (`packages/artwork/src/drawings.ts`). */
export const dayDrawings = {
  wall: palette.action,
  roof: palette.roof,
  trim: palette.trim,
  stitch: palette.cream,
  ground: palette.ground,
  hay: palette.hay,
};

/** The dye of quilts, the same by day and by night. */
export const dye = palette.linkHover;

/** The colors of these drawings by night. */
export const nightDrawings: Readonly<Record<keyof typeof dayDrawings, string>> = {
  wall: palette.surfaceOnDark,
  roof: palette.skyOnDark,
  trim: palette.trimAtNight,
  stitch: palette.textMutedAtNight,
  ground: palette.onBright,
  hay: palette.border,
};

/**
 * Their colors on the bank above the footer, which is as dark in both schemes: the house is paler there
 * than the trees behind it.
 */
export const bankDrawings: typeof nightDrawings = {
  ...nightDrawings,
  wall: palette.textMuted,
  roof: palette.surface2OnDark,
};
