import { stopPending, startPending } from '../../layout/use-page-pending';
import { decodeUri } from './decode-uri';

/** The part of Gatsby's global loader that its navigation uses. */
type Loader = {
  loadPage: (path: string) => Promise<unknown>;
  loadPageSync: (path: string, options?: object) => unknown;
};

type GatsbyWindow = Window & { readonly ___loader?: Loader; pagePath?: string };

const notFound = '/404.html';

/**
 * Patches three gaps of Gatsby's page loader:
 * - The last navigation wins: a page that arrives after another one was chosen is dropped.
 * - A page whose component this tab doesn't know, as after a deployment, counts as failed, so that the
 *   browser loads it.
 * - The 404 document does not request its own address again.
 */
export function patchPageLoader(): void {
  const { ___loader: loader } = window as GatsbyWindow;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  const nameOf = pageNames();
  let last = 0;

  const load = async (path: string): Promise<unknown> => {
    try {
      return await loadPage(nameOf(path));
    } catch {
      // Gatsby's result for a page that failed to load
      return { status: 'error' };
    }
  };

  const choose = async (path: string): Promise<unknown> => {
    const choice = ++last;
    startPending();
    const page = await load(path);
    // a promise that never settles: Gatsby keeps the page it shows
    if (choice !== last) return new Promise(() => undefined);
    stopPending();
    return page;
  };

  // the first page requested is the one in the document
  loader.loadPage = (path) => {
    loader.loadPage = choose;
    return load(path);
  };
  loader.loadPageSync = (path, options) => loadPageSync(nameOf(path), options);
  window.addEventListener('popstate', () => {
    last++;
    stopPending();
  });
}

/** Maps an address to the path that the loader knows it by: the missing address to the 404 page. */
function pageNames(): (path: string) => string {
  const document = window as GatsbyWindow;
  if (document.pagePath !== notFound) return (path) => path;
  // otherwise Gatsby compares it with the address and navigates
  document.pagePath = '';
  const { pathname } = window.location;
  const missing = [pathname, encodeURI(decodeUri(pathname))];
  return (path) => (missing.includes(path.replace(/\?.*/s, '')) ? notFound : path);
}
