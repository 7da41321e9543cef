import {
  belowDesktop,
  belowTablet,
  belowWide,
  desktopWidth,
  landscape,
  tabletOnly,
  tabletWidth,
  wideWidth,
} from './breakpoints';

/**
 * Media queries for style templates. Styles without one are those of phones: “on phones” means wherever no
 * query for a wider window holds. The queries that end below a width are for rules that must end there.
 */
export const media = {
  /** Two cards fit side by side. */
  tablet: `@media ${tabletWidth}`,
  /** The header shows its links. */
  desktop: `@media ${desktopWidth}`,
  /** A scene is behind its words, not below them. */
  behind: `@media ${desktopWidth},${landscape}`,
  landscape: `@media ${landscape}`,
  /** Two sections stand side by side, three cards fit in a row. */
  wide: `@media ${wideWidth}`,
  /** Two parts of a section stand side by side: on A4 and Letter, too. */
  beside: `@media ${wideWidth}, print and (min-width:36rem)`,
  belowTablet: `@media ${belowTablet}`,
  belowDesktop: `@media ${belowDesktop}`,
  belowWide: `@media ${belowWide}`,
  tabletOnly: `@media ${tabletOnly}`,
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
