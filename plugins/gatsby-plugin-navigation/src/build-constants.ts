/*
 * What the site's scripts have to know of the content. In a build, `constants-loader.cjs` replaces these
 * values by those that the option `constants` gives; elsewhere, as in unit tests, they hold as they are.
 */

/** The announcement of a new page: the text before its title and the text after it. */
export const navigatedTo: readonly string[] = ['', ''];

/** The new address of each old one, both with path prefix; null without redirects. */
export const movedPages: Readonly<Partial<Record<string, string>>> | null = null;

/**
 * Paths of pages that a link opens as documents of their own, because they have a content policy of
 * their own; null if there are none.
 */
export const documentPaths: readonly string[] | null = null;
