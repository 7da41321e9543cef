type LoadPage = (path: string) => Promise<unknown>;

/** The part of a page used here, as Gatsby's loader has it; a page that could not be loaded has no `json`. */
type LoadedPage = { readonly json?: { readonly data: unknown } };

let prepare: ((data: unknown) => void) | undefined;

/** The page that was shown when Gatsby last prefetched one to prepare. */
let shownPage = '';

/**
 * Sets how a site prepares, besides its data and code, a page that the visitor is likely to open next.
 * @param listener called with the result of the page's query, maybe more than once
 */
export function onLikelyPage(listener: (data: unknown) => void): void {
  prepare = listener;
}

/**
 * Loads a page that Gatsby has prefetched, so that a click needs no network; Gatsby would do so at the
 * click, after asking the server for its version of the site. While a page is shown, the site prepares only
 * the first one that is prefetched. Gatsby prefetches none if data is to be saved.
 */
export function loadPrefetched(path: string, loadPage: LoadPage): void {
  const { pathname } = window.location;
  const isFirst = path !== pathname && shownPage !== pathname;
  if (isFirst) shownPage = pathname;
  load(path, loadPage, isFirst);
}

/** Loads and prepares the page of a link that is pressed, focused or under the pointer. */
export function followIntent(loadPage: LoadPage): void {
  const onIntent = ({ target }: Event) => {
    const { pathname = '' } = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]') ?? {};
    if (pathname && pathname !== window.location.pathname) load(pathname, loadPage, true);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onIntent);
}

function load(path: string, loadPage: LoadPage, isLikely: boolean): void {
  loadPage(path).then(
    (page) => {
      const { json } = page as LoadedPage;
      if (isLikely && json) prepare?.(json.data);
    },
    // the click will show it
    () => undefined,
  );
}
