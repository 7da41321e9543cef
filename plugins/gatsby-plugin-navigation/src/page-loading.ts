import { withPrefix } from 'gatsby';
import { documentPaths } from './build-constants';
import { followIntent } from './likely-pages';
import { startPending, stopPending } from './page-pending';

const notFound = '/404.html';

/** The result of Gatsby's loader for a page that could not be loaded. */
const failure = { status: 'error' };

/**
 * Patches Gatsby's page loader:
 * - The last navigation wins: a page that arrives after another one was chosen is dropped.
 * - A page whose component this tab doesn't know, as after a deployment, counts as failed, so that the
 *   browser loads it.
 * - The 404 document does not request its own address again.
 * - Back to a page that needs a document of its own loads that document (`documentPaths`).
 *
 * It also tells `page-pending.ts` while a chosen page is loading, and loads pages that visitors are
 * likely to choose (`likely-pages.ts`).
 */
export function patchPageLoader(): void {
  const { ___loader: loader } = window;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  const nameOf = pageNames();
  const { ___navigate: navigate } = window;
  let last = 0;
  /** The address of the last link, since the loader gets only its path; empty after Back and Forward. */
  let address = '';

  const load = async (path: string): Promise<unknown> => {
    try {
      return await loadPage(nameOf(path));
    } catch {
      return failure;
    }
  };

  const choose = async (path: string): Promise<unknown> => {
    const choice = ++last;
    startPending();
    const page = await load(path);
    // a promise that never settles: Gatsby keeps the page it shows
    if (choice !== last) return new Promise(() => undefined);
    stopPending();
    if (!isError(page)) return page;
    if (address) window.location.assign(address);
    else window.location.reload();
    return new Promise(() => undefined);
  };

  // this does not choose the page
  followIntent((path) => loadPage(nameOf(path)));
  // the first page requested is the one in the document
  loader.loadPage = (path) => {
    loader.loadPage = choose;
    return load(path);
  };
  loader.loadPageSync = (path, options) => loadPageSync(nameOf(path), options);
  window.___navigate = (to, options) => {
    address = String(to);
    navigate(to, options);
  };
  window.addEventListener('popstate', () => {
    last++;
    address = '';
    stopPending();
    // this happens after Back from a page that was opened from this one and then reloaded
    if (documentPaths?.some(isDocumentOfItsOwn)) window.location.reload();
  });
}

/**
 * Whether the page at a path, which needs a document of its own, is the one wanted, and this document
 * was loaded for another.
 */
const isDocumentOfItsOwn = (path: string) =>
  withPrefix(path) === window.location.pathname && path !== window.pagePath;

const isError = (page: unknown) =>
  (page as Partial<typeof failure> | undefined)?.status === failure.status;

/** Maps an address to the path that the loader knows it by: the missing address to the 404 page. */
function pageNames(): (path: string) => string {
  if (window.pagePath !== notFound) return (path) => path;
  // otherwise Gatsby compares it with the address and navigates
  window.pagePath = '';
  const { pathname } = window.location;
  const missing = [pathname, encodeURI(decodeURI(pathname))];
  return (path) => (missing.includes(path.replace(/\?.*/s, '')) ? notFound : path);
}
