type LoadPage = (path: string) => Promise<unknown>;

/** What a page's template gets: the result of its query and its context. */
type Page = { readonly data: unknown; readonly pageContext: unknown };

/** The part of a page used here, as Gatsby's loader has it; a page that could not be loaded has no `json`. */
type LoadedPage = { readonly json?: Page };

/**
 * How a site prepares, besides its data and code, a page that the visitor is likely to open next.
 * @param isIntended whether a gesture has shown that the visitor is about to open it
 */
type Prepare = (page: Page, isIntended: boolean) => void;

let prepare: Prepare | undefined;

/** The page that was shown when Gatsby last prefetched one to prepare. */
let shownPage = '';

/**
 * Sets how a site prepares a page that is likely to be next.
 * @param listener may be called more than once with the same page
 */
export function onLikelyPage(listener: Prepare): void {
  prepare = listener;
}

/**
 * Loads a page that Gatsby has prefetched, so that a click needs no network. Without this, Gatsby would load
 * it at the click, and ask the server for the version of the site before. Of the pages that are prefetched
 * while one page is shown, the site prepares the first. Gatsby prefetches none for a visitor who saves data.
 */
export function loadPrefetched(path: string, loadPage: LoadPage): void {
  const { pathname } = window.location;
  const isLikely = path !== pathname && shownPage !== pathname;
  if (isLikely) shownPage = pathname;
  void load(path, loadPage).then((page) => {
    if (isLikely && page) prepare?.(page, false);
  });
}

/** Loads and prepares the page of a link that is pressed, focused or under the pointer. */
export function followIntent(loadPage: LoadPage): void {
  const onIntent = ({ target }: Event) => {
    const { pathname = '' } = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]') ?? {};
    if (!pathname || pathname === window.location.pathname) return;
    void load(pathname, loadPage).then((page) => {
      if (page) prepare?.(page, true);
    });
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onIntent);
}

/** A page with the result of its query; nothing if it can't be loaded, which the click will show. */
async function load(path: string, loadPage: LoadPage): Promise<Page | undefined> {
  const loaded = (await loadPage(path).catch(() => undefined)) as LoadedPage | undefined;
  return loaded?.json?.data ? loaded.json : undefined;
}
