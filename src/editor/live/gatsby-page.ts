import type { Json, JsonObject } from 'content-editor/json';

/** A page as Gatsby's loader has it, once it is loaded. */
export type LoadedPage = {
  readonly page: { readonly path: string };
  readonly json: { readonly data: Record<string, Json> };
  readonly staticQueryResults: Readonly<Record<string, { data: JsonObject }>>;
};

/** Gatsby's global loader, with what it gives for a page. */
type Loader = {
  loadPage: (path: string) => Promise<LoadedPage | { readonly status: string }>;
  readonly loadPageSync: (path: string) => LoadedPage | undefined;
};

/** The window of a page of the site, which is in a frame. */
export type PageWindow = Window & typeof globalThis;

/**
 * Waits until a page of the site is hydrated, which this starts.
 * @returns its loader
 */
export async function hydrated(view: PageWindow): Promise<Loader> {
  const { document } = view;
  await new Promise<void>((resolve) => {
    if (document.querySelector('[data-hydrated]')) resolve();
    else document.addEventListener('hydrated', () => resolve(), { once: true });
    // a gesture starts the scripts at once (gatsby-plugin-deferred-scripts)
    view.dispatchEvent(new view.Event('wheel'));
  });
  const { ___loader: loader } = view;
  if (!loader) throw new Error('The page has no loader.');
  return loader as Loader;
}

/** Calls back with each page that is about to be shown, and lets it be shown after that. */
export function beforeEachPage(
  loader: Loader,
  prepare: (page: LoadedPage) => Promise<unknown>,
): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    if ('json' in page) await prepare(page);
    return page;
  };
}

/**
 * Renders a page whose data have changed, with what it has of its own: focus, scroll position, open menus. Gatsby's
 * router renders after a history event, and nothing else happens for one that leads to where the page is.
 */
export function rerender(view: PageWindow): void {
  view.dispatchEvent(new view.PopStateEvent('popstate', { state: view.history.state as unknown }));
}

/** The published data of a page that is not loaded; undefined if there are none. */
export async function fetchData(
  view: PageWindow,
  prefix: string,
  path: string,
): Promise<Json | undefined> {
  const name = path === '/' ? 'index' : path.slice(1);
  // by the page, whose policy allows it
  const response = await view.fetch(`${prefix}/page-data/${name}/page-data.json`);
  if (!response.ok) return undefined;
  const { result } = (await response.json()) as { readonly result: { readonly data: Json } };
  return result.data;
}
