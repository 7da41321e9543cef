import { alpha } from './alpha';
import * as palette from './palette';

/*
 * Semantic tokens: the role of each colour of the palette in each scheme, and all sizes.
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
    textMuted: palette.slate586,
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
    focus: palette.rose555,
    error: palette.red562,
    /** The stroke of a contour, which at night separates it from the sky. */
    rim: 'transparent',
    binding: palette.slate645,
  },
  shadow:
    `0 1px 2px ${/* @__PURE__ */ alpha(palette.slate732, 0.07)}, ` +
    `0 10px 28px -12px ${/* @__PURE__ */ alpha(palette.slate732, 0.28)}`,
};

type Colors = Readonly<Record<keyof typeof light.color, string>>;
type SomeColors = { readonly color: Partial<Colors> };

/** What the dark scheme shares with the night parts of the light one: buttons and focus are accents. */
const afterDark = {
  sky: palette.slate798,
  text: palette.slate46,
  border: palette.slate335,
  action: palette.accentBright,
  onAction: palette.slate763,
  actionHover: palette.accentPale,
  accent: palette.accentOnDark,
  focus: palette.accentPale,
};

/** The dark scheme. */
export const dark = {
  color: {
    ...afterDark,
    background: palette.slate786,
    surface: palette.slate743,
    surface2: palette.slate704,
    textMuted: palette.slate182,
    borderSubtle: palette.slate633,
    accentHover: palette.accentPale,
    onAccent: palette.slate763,
    linkHover: palette.rose197,
    error: palette.red168,
    rim: palette.slate564,
    binding: palette.slate690,
  },
  shadow:
    `0 1px 2px ${/* @__PURE__ */ alpha(palette.black, 0.4)}, ` +
    `0 14px 34px -12px ${/* @__PURE__ */ alpha(palette.black, 0.7)}`,
} satisfies { readonly color: Colors; readonly shadow: string };

/** Values that differ where the visitor asks for more contrast, by scheme. */
export const moreContrast = {
  light: {
    color: {
      textMuted: palette.slate732,
      borderSubtle: palette.slate586,
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
 * Colours of the night parts, dark in both schemes: banner, footer, heroes with `night`. `background`
 * stays the page's, for the contour at the edge of such a part.
 */
export const night = {
  color: {
    ...afterDark,
    textMuted: palette.slate176,
    borderSubtle: palette.slate587,
  },
} satisfies SomeColors;

/** Values that differ in print: black on white, no gutters, no fixed bar. */
export const print = {
  color: {
    sky: palette.white,
    background: palette.white,
    surface: palette.white,
    surface2: palette.white,
    text: palette.black,
    textMuted: palette.black,
  },
  layout: { barHeight: '0px', gutter: '0px', section: '1.5rem' },
} satisfies SomeColors & { readonly layout: object };

/** Colours that are the same in every scheme, so they need no variable. */
export const fixed = {
  /** Darker than every other background. */
  footerBackground: palette.slate865,
  /** The dashed line on the frame of a story's picture. */
  thread: palette.cream,
  star: palette.slate335,
  /** Of the sun and the moon. */
  disc: palette.cream,
  mark: {
    sky: palette.slate123,
    far: palette.slate378,
    near: palette.slate711,
    window: palette.accent,
  },
};

/** Colours of the flat drawings by day, named as their variables (`artwork/drawings.ts`). */
export const dayDrawings = {
  wall: palette.slate645,
  roof: palette.slate711,
  trim: palette.slate307,
  stitch: palette.cream,
  ground: palette.slate548,
  tin: palette.slate176,
};

/** The same by night. */
export const nightDrawings: Readonly<Record<keyof typeof dayDrawings, string>> = {
  wall: palette.slate812,
  roof: palette.slate865,
  trim: palette.slate564,
  stitch: palette.slate176,
  ground: palette.slate812,
  tin: palette.slate396,
};

/** Sizes that change with the viewport; declared once as variables. */
export const fluid = {
  size: {
    small: 'clamp(.875rem, .86rem + .08vw, .9375rem)',
    body: 'clamp(1.0625rem, 1.03rem + .16vw, 1.1875rem)',
    lede: 'clamp(1.25rem, 1.18rem + .32vw, 1.5rem)',
    subheading: 'clamp(1.5rem, 1.36rem + .62vw, 2rem)',
    heading: 'clamp(1.95rem, 1.56rem + 1.75vw, 3.25rem)',
    title: 'clamp(2.45rem, 1.5rem + 3.6vw, 5.25rem)',
  },
  layout: {
    barHeight: '4.25rem',
    gutter: 'clamp(1.25rem, .4rem + 3.6vw, 4rem)',
    section: 'clamp(4.5rem, 3rem + 6vw, 9rem)',
  },
} as const;

/** Fixed scales. */
export const scales = {
  space: {
    xs: '.25rem',
    s: '.5rem',
    m: '.75rem',
    l: '1rem',
    xl: '1.5rem',
    xxl: '2rem',
    xxxl: '3rem',
  },
  font: {
    display: "Besley, 'Besley Fallback', Georgia, serif",
    text: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, sans-serif",
  },
  /** Corner radius. */
  radius: '3px',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
  container: '84rem',
  /** The longest line of text, about 75 characters. */
  measure: '38em',
  layer: { bar: 50, notification: 100, skipLink: 110 },
} as const;
