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

/** By night as well, on the dark bank of the footer: the house is paler than the trees behind it. */
export const bankDrawings: typeof nightDrawings = {
  ...nightDrawings,
  wall: palette.textMuted,
  roof: palette.surface2OnDark,
};
