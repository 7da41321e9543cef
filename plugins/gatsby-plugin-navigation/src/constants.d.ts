/*
 * Constants of the bundles that the site defines, by webpack's DefinePlugin; each may be undefined. They
 * are constants and no options, because they depend on the content, which Gatsby reads after its options.
 */

/** The announcement of a new page: the text before its title and the text after it. */
declare const navigatedTo: readonly string[];

/** The new address of each old one, both with path prefix. */
declare const movedPages: Readonly<Partial<Record<string, string>>>;

/** Paths of pages that a link opens as documents of their own, such as those with another content policy. */
declare const documentPaths: readonly string[];

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
