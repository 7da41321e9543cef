/** The part of Gatsby's loader that is used here. It hangs in the window, for its links and others. */
type Loader = { loadPage: (path: string) => Promise<unknown> };

/**
 * Lets the browser load a page whose component this tab has never heard of, as after a release that
 * renamed it. Gatsby's loader throws there, nobody catches it, and the link would do nothing.
 */
export function loadUnknownPages(): void {
  const { ___loader: loader } = window as Window & { readonly ___loader?: Loader };
  if (!loader) return;
  const { loadPage } = loader;
  // what Gatsby says of a page that it could not load
  loader.loadPage = (path) => loadPage(path).catch(() => ({ status: 'error' }));
}
