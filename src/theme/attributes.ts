/**
 * The attributes by which files that don't import each other know what state a page or a part of it is in. All other
 * styles are a component's own.
 */
export const attributes = {
  /** On the body, by `header.inline.ts`: whether the page is scrolled, `true` or `false`. */
  scrolled: 'data-scrolled',
  /** On the body, by `header.inline.ts`: a wide window has no room for the header's links in one row. */
  crowded: 'data-crowded',
  /** On the body, by gatsby-plugin-deferred-scripts: what has become of the page's scripts (`scripts.ts`). */
  scripts: 'data-scripts',
  /** On a control whose clicks gatsby-plugin-deferred-scripts repeats after hydration. */
  requiresScripts: 'data-requires-js',
  /** On the section that opens a page: `day` or `night`, the colors behind the header. */
  hero: 'data-hero',
  /** On sections on a band of another color: empty, or which one it is, `form` or `details`, as they may stand side by side. */
  band: 'data-band',
  /** On parts of a page's first section: how they enter after a navigation, `fade` or `slide` (`page-transition.tsx`). */
  enter: 'data-enter',
  /** On a scene: its name. */
  scene: 'data-scene',
  /** On what a notification must not cover while there is room. */
  uncovered: 'data-uncovered',
} as const;
