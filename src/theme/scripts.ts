/**
 * The three states of a page's scripts, as selectors for style templates: each stands before `&`
 * and, like a media query, has no specificity. What stands in for scripts is in the HTML and
 * visible, and a script hides it: scripts may be off, forbidden or blocked, and only one that runs
 * can know that it does.
 */
export const scriptsAre = {
  /** None has run. */
  off: ':where(body:not([data-scripts]))',
  /** The page is hydrated, or is expected to be. */
  on: ":where([data-scripts]:not([data-scripts='failed']))",
  /** The inline scripts have run, but the page's own were blocked, failed, or take too long. */
  failed: ":where([data-scripts='failed'])",
} as const;
