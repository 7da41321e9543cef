import { stopPending, startPending } from '../../layout/use-page-pending';
import { decodeUri } from './decode-uri';

/** The part of Gatsby's loader that its navigation uses. It hangs in the window. */
type Loader = {
  loadPage: (path: string) => Promise<unknown>;
  loadPageSync: (path: string, options?: object) => unknown;
};

type GatsbyWindow = Window & { readonly ___loader?: Loader; pagePath?: string };

const notFound = '/404.html';

/**
 * Gives Gatsby's navigation three things it lacks. The last choice wins: a page that comes after the
 * visitor chose another one is dropped. A page whose component this tab has never heard of, as after a
 * release that renamed it, counts as one that could not be loaded, which the browser then does. And
 * the document that is the 404 page needs not ask for its address again to know.
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
      // what Gatsby says of a page that it could not load
      return { status: 'error' };
    }
  };

  const choose = async (path: string): Promise<unknown> => {
    const choice = ++last;
    startPending();
    const page = await load(path);
    // what never comes replaces nothing
    if (choice !== last) return new Promise(() => undefined);
    stopPending();
    return page;
  };

  // The first page asked for is the one that is there.
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

/** Under which name the loader knows the page of an address: of the one that has none, the 404 page. */
function pageNames(): (path: string) => string {
  const document = window as GatsbyWindow;
  if (document.pagePath !== notFound) return (path) => path;
  // Gatsby would look whether this is the right address.
  document.pagePath = '';
  const { pathname } = window.location;
  const missing = [pathname, encodeURI(decodeUri(pathname))];
  return (path) => (missing.includes(path.replace(/\?.*/s, '')) ? notFound : path);
}
