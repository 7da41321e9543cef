/**
 * The attributes by which files of different folders know what state a page or a part of it is in.
 * They are written as they are, so that a search finds every use; `attributes.test.ts` fails for
 * one that is missing here. All other styles are a component's own.
 */
export const sharedAttributes = {
  'data-scripts':
    'On the body, by gatsby-plugin-deferred-scripts: what has become of the page’s scripts (`scripts.ts`).',
  'data-hydrated': 'On the root of React, by the same plugin: whether it is hydrated.',
  'data-requires-js': 'On a control whose clicks that plugin repeats after hydration.',
  'data-hero': 'On the section that opens a page: `day` or `night`, the colors behind the header.',
  'data-band':
    'On sections that stand on a band: empty, or which one it is, `form` or `details`, as they may stand side by side, or `picture` if it ends in one.',
  'data-enter':
    'On parts of a page’s first section: how they enter after a navigation, `fade` or `slide` (`page-transition.tsx`).',
  'data-scene': 'On a scene: its name.',
  'data-end':
    'On the main area: what the page ends in, for the wood of the footer (`page-end.ts`).',
  'data-sky': 'On the sky of a scene, which a low hero moves.',
  'data-uncovered': 'On what a notification must not cover while there is room.',
} as const satisfies Readonly<Record<`data-${string}`, string>>;
