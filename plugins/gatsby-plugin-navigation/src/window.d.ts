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
