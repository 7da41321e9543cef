import { belowDesktop, desktopWidth, landscape } from './breakpoints';

/**
 * Media queries for style templates. Styles without one are those of phones, so there is no query for
 * these: “on phones” means wherever no query for a wider window holds.
 */
export const media = {
  /** Two cards fit side by side. */
  tablet: '@media (min-width:40rem)',
  /** The header shows its links. */
  desktop: `@media ${desktopWidth}`,
  /** A scene is behind its words, not below them. */
  behind: `@media ${desktopWidth},${landscape}`,
  landscape: `@media ${landscape}`,
  /** Two sections stand side by side, three cards fit in a row. */
  wide: '@media (min-width:60rem)',
  /** Two parts of a section stand side by side: on A4 and Letter, too. */
  beside: '@media (min-width:60rem), print and (min-width:36rem)',
  /** Where a rule must end just below `desktop`. */
  belowDesktop: `@media ${belowDesktop}`,
  light: '@media (prefers-color-scheme:light)',
  dark: '@media (prefers-color-scheme:dark)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  motionOk: '@media (prefers-reduced-motion:no-preference)',
  moreContrast: '@media (prefers-contrast:more)',
  /** The pointer can hover. After a touch, hover styles would stay, and the tap would wait for them. */
  hover: '@media (hover:hover)',
  print: '@media print',
  /** Where there is no decoration: forced colors hide it, and paper is for text. */
  plain: '@media print, (forced-colors:active)',
} as const;
