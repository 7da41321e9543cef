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
    sky: palette.sky,
    background: palette.background,
    surface: palette.surface,
    surface2: palette.surface2,
    text: palette.text,
    textMuted: palette.textMuted,
    /** Decoration only: too faint to mark a control. */
    borderSubtle: palette.borderSubtle,
    /** Borders of controls: 3:1 on every background (WCAG 1.4.11). */
    border: palette.border,
    action: palette.action,
    onAction: palette.onAction,
    actionHover: palette.actionHover,
    accent: palette.accent,
    accentHover: palette.accentPale,
    onAccent: palette.onBright,
    linkHover: palette.linkHover,
    focus: palette.focus,
    error: palette.error,
    binding: palette.action,
    /**
     * Paper on which something is written by hand, and the words on it. By night it is kraft paper, as tags
     * are: white paper would be the brightest thing on the page.
     */
    note: palette.note,
    onNote: palette.onBright,
  },
  shadow:
    `0 1px 2px ${/* @__PURE__ */ alpha(palette.text, 0.07)}, ` +
    `0 10px 24px ${/* @__PURE__ */ alpha(palette.text, 0.16)}`,
};

type Colors = Readonly<Record<keyof typeof light.color, string>>;
type SomeColors = { readonly color: Partial<Colors> };

/**
 * What the dark scheme shares with the night parts of the light one. Buttons are pale there, so that
 * nothing is warm but what is lit.
 */
const afterDark = {
  sky: palette.skyOnDark,
  text: palette.textOnDark,
  border: palette.borderOnDark,
  action: palette.actionOnDark,
  onAction: palette.onBright,
  actionHover: palette.accentPale,
  accent: palette.accentOnDark,
  focus: palette.accentPale,
};

/** The dark scheme. */
export const dark = {
  color: {
    ...afterDark,
    background: palette.backgroundOnDark,
    surface: palette.surfaceOnDark,
    surface2: palette.surface2OnDark,
    textMuted: palette.textMutedOnDark,
    borderSubtle: palette.borderSubtleOnDark,
    accentHover: palette.accentPale,
    onAccent: palette.onBright,
    linkHover: palette.linkHoverOnDark,
    error: palette.errorOnDark,
    binding: palette.bindingOnDark,
    note: palette.noteOnDark,
    onNote: palette.textOnDark,
  },
  shadow:
    `0 1px 2px ${/* @__PURE__ */ alpha(palette.black, 0.4)}, ` +
    `0 12px 28px ${/* @__PURE__ */ alpha(palette.black, 0.45)}`,
} satisfies { readonly color: Colors; readonly shadow: string };

/** Values that differ if the visitor prefers more contrast, by scheme. */
export const moreContrast = {
  light: {
    color: {
      textMuted: palette.text,
      borderSubtle: palette.textMuted,
      border: palette.text,
      background: palette.white,
      surface: palette.white,
    },
  },
  dark: {
    color: {
      textMuted: palette.textOnDark,
      borderSubtle: palette.textMutedOnDark,
      border: palette.textOnDark,
      background: palette.ink,
      surface: palette.ink,
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
    textMuted: palette.textMutedAtNight,
    borderSubtle: palette.textMuted,
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
  /** The ground of the wood at its top, in both schemes. */
  footerBackground: palette.riverbank,
  /** The dashed line on the frame of a story's picture. */
  thread: palette.cream,
  star: palette.borderOnDark,
  /** The color of the sun and the moon. */
  disc: palette.cream,
  mark: {
    sky: palette.actionOnDark,
    far: palette.farHills,
    near: palette.roof,
    window: palette.accent,
  },
};

/** A color as `#rrggbb` with an opacity from 0 to 1, as CSS writes it. */
function alpha(color: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${opacity})`;
}
