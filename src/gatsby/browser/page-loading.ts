import { withPrefix } from 'gatsby';
import { expectNothing, expectPage } from '../../layout/use-page-pending';
import { decodeUri } from './decode-uri';

/** The part of Gatsby's loader that its navigation uses. It hangs in the window. */
type Loader = {
  loadPage: (path: string) => Promise<unknown>;
  loadPageSync: (path: string, options?: object) => unknown;
};

type GatsbyWindow = Window & { readonly ___loader?: Loader; pagePath?: string };

const notFound = '/404.html';

/** What Gatsby says of a page that it could not load. */
const failure = { status: 'error' };

/**
 * Gives Gatsby's navigation four things it lacks. The last choice wins: a page that comes after the
 * visitor chose another one is dropped. A page whose component this tab has never heard of, as after a
 * release that renamed it, counts as one that could not be loaded. Such a page is loaded by the browser,
 * at its whole address: Gatsby forgets query and hash, and Back would become a new entry. And the
 * document that is the 404 page need not ask for its address again to know.
 */
export function putPagesInOrder(): void {
  const { ___loader: loader } = window as GatsbyWindow;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  const nameOf = pageNames();
  const { ___navigate: navigate } = window;
  let last = 0;
  /** Where a link leads, of which the loader is told the page alone; empty after Back and Forward. */
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
    expectPage();
    const page = await load(path);
    // a promise that never resolves: Gatsby does nothing more about this page
    if (choice !== last) return new Promise(() => undefined);
    expectNothing();
    if (!isError(page)) return page;
    if (address) window.location.assign(address);
    else window.location.reload();
    return new Promise(() => undefined);
  };

  // The first page asked for is the one that is there.
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
    expectNothing();
    // as where one has reloaded a page to which one had come from this one
    if (sendsMessages && isDocumentOfItsOwn(window.location.pathname)) window.location.reload();
  });
}

/** Whether the page of an address has a content policy that this document, which began as another, has not. */
const isDocumentOfItsOwn = (pathname: string) =>
  documentPaths.some(
    (path) => withPrefix(path) === pathname && path !== (window as GatsbyWindow).pagePath,
  );

const isError = (page: unknown) =>
  (page as Partial<typeof failure> | undefined)?.status === failure.status;

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
