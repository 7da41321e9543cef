import { alpha } from './alpha';
import * as palette from './palette';

/*
 * Semantic tokens: the role of each color of the palette in each scheme; `sizes.ts` has the sizes.
 * `contrast.test.ts` measures the pairs of text and background. Calls are marked as pure, so that
 * bundles leave out the schemes that they don't use.
 */

/** The light scheme; its keys are the tokens that every scheme has. */
export const light = {
  color: {
    /** Background of a hero; equals the first row of its picture, so text is safe before it loads. */
    sky: palette.slate63,
    background: palette.slate26,
    surface: palette.slate5,
    surface2: palette.slate56,
    text: palette.slate732,
    textMuted: palette.slate587,
    /** Decoration only: too faint to mark a control. */
    borderSubtle: palette.slate139,
    /** Borders of controls: 3:1 on every background (WCAG 1.4.11). */
    border: palette.slate396,
    action: palette.slate645,
    onAction: palette.slate9,
    actionHover: palette.slate714,
    accent: palette.accent,
    accentHover: palette.accentPale,
    onAccent: palette.slate763,
    linkHover: palette.rose555,
    focus: palette.blue573,
    error: palette.red562,
    binding: palette.slate645,
  },
  shadow:
    `0 1px 2px ${/* @__PURE__ */ alpha(palette.slate732, 0.07)}, ` +
    `0 10px 24px ${/* @__PURE__ */ alpha(palette.slate732, 0.16)}`,
};

type Colors = Readonly<Record<keyof typeof light.color, string>>;
type SomeColors = { readonly color: Partial<Colors> };

/** What the dark scheme shares with the night parts of the light one: buttons are pale, so that what is lit is all that is warm. */
const afterDark = {
  sky: palette.slate798,
  text: palette.slate46,
  border: palette.slate335,
  action: palette.slate123,
  onAction: palette.slate763,
  actionHover: palette.accentPale,
  accent: palette.accentOnDark,
  focus: palette.accentPale,
};

/** The dark scheme. */
export const dark = {
  color: {
    ...afterDark,
    background: palette.slate807,
    surface: palette.slate743,
    surface2: palette.slate704,
    textMuted: palette.slate182,
    borderSubtle: palette.slate633,
    accentHover: palette.accentPale,
    onAccent: palette.slate763,
    linkHover: palette.rose197,
    error: palette.red192,
    binding: palette.slate690,
  },
  shadow:
    `0 1px 2px ${/* @__PURE__ */ alpha(palette.black, 0.4)}, ` +
    `0 12px 28px ${/* @__PURE__ */ alpha(palette.black, 0.45)}`,
} satisfies { readonly color: Colors; readonly shadow: string };

/** Values that differ if the visitor prefers more contrast, by scheme. */
export const moreContrast = {
  light: {
    color: {
      textMuted: palette.slate732,
      borderSubtle: palette.slate587,
      border: palette.slate732,
      background: palette.white,
      surface: palette.white,
    },
  },
  dark: {
    color: {
      textMuted: palette.slate46,
      borderSubtle: palette.slate182,
      border: palette.slate46,
      background: palette.slate865,
      surface: palette.slate865,
    },
  },
} satisfies Record<'light' | 'dark', SomeColors>;

/**
 * Colors of the night parts, dark in both schemes: banner, footer, heroes with `night`. `background`
 * stays the page's, for the contour at the edge of such a part.
 */
export const night = {
  color: {
    ...afterDark,
    textMuted: palette.slate176,
    borderSubtle: palette.slate587,
  },
} satisfies SomeColors;

/** Values that differ in print: black on white, no gutters, no fixed header. */
export const print = {
  color: {
    sky: palette.white,
    background: palette.white,
    surface: palette.white,
    surface2: palette.white,
    text: palette.black,
    textMuted: palette.black,
  },
  layout: { headerHeight: '0px', gutter: '0px', section: '1.5rem' },
} satisfies SomeColors & { readonly layout: object };

/** Colors that are the same in every scheme, so they need no variable. */
export const fixed = {
  /** The near bank of the river, in both schemes. */
  footerBackground: palette.slate741,
  /** The dashed line on the frame of a story's picture. */
  thread: palette.cream,
  star: palette.slate335,
  /** The color of the sun and the moon. */
  disc: palette.cream,
  mark: {
    sky: palette.slate123,
    far: palette.slate378,
    near: palette.slate711,
    window: palette.accent,
  },
};
