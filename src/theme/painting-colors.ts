import * as palette from './palette';

/** What the painted pictures of `packages/artwork` take from the palette. */
export const paintingColors = {
  accent: {
    plain: palette.accent,
    onDark: palette.accentOnDark,
    pale: palette.accentPale,
    palest: palette.accentPalest,
  },
  ink: palette.ink,
  darkCloth: palette.bindingOnDark,
};
