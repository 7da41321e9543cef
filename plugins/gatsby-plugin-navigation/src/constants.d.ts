/**
 * What the bundles need to know of the content: a module that the site writes and to which it directs
 * webpack. It is no option of this plugin, because Gatsby reads the content after its options.
 */
declare module 'build-constants' {
  /** The announcement of a new page: the text before its title and the text after it. */
  export const navigatedTo: readonly string[];

  /** The new address of each old one, both with path prefix; undefined without redirects. */
  export const movedPages: Readonly<Partial<Record<string, string>>> | undefined;

  /**
   * Paths of pages that a link opens as documents of their own, because they have a content policy of
   * their own; undefined if there are none.
   */
  export const documentPaths: readonly string[] | undefined;
}

/** The part of Gatsby's global loader that its navigation uses. */
interface GatsbyLoader {
  loadPage: (path: string) => Promise<unknown>;
  loadPageSync: (path: string, options?: object) => unknown;
}

/** Gatsby's properties of the window. */
interface Window {
  /** Missing until Gatsby has started. */
  ___loader?: GatsbyLoader;
  /** The path of the page for which the document was loaded. */
  pagePath?: string;
  ___navigate: (to: string | number, options?: object) => void;
}
