import { patchPageLoader } from './page-loading';

type Loader = {
  loadPage: (path: string) => Promise<unknown>;
  loadPageSync: (path: string) => unknown;
};

type Loaded = Window & { ___loader?: Loader; pagePath?: string };

/** Gatsby's loader, whose pages arrive when the test calls `arrive`. */
function useLoader() {
  const pending = new Map<string, (page: unknown) => void>();
  const loader: Loader = {
    loadPage: (path) => new Promise((resolve) => pending.set(path, resolve)),
    loadPageSync: (path) => path,
  };
  (window as Loaded).___loader = loader;
  patchPageLoader();
  return { loader, arrive: (path: string) => pending.get(path)?.(path) };
}

/** The page that a navigation loads, if any. */
async function outcome(navigation: Promise<unknown>): Promise<unknown> {
  const soon = new Promise((resolve) => setTimeout(resolve, 0, 'nothing'));
  return Promise.race([navigation, soon]);
}

afterEach(() => {
  delete (window as Loaded).___loader;
  delete (window as Loaded).pagePath;
  window.history.replaceState(null, '', '/');
});

test.each([
  ['a click on another link', (loader: Loader) => loader.loadPage('/services'), '/services'],
  ['Back', () => window.dispatchEvent(new PopStateEvent('popstate')), true],
])('drops a page that arrives after %s', async (_name, navigate, shown) => {
  const { loader, arrive } = useLoader();
  void loader.loadPage('/');
  const about = loader.loadPage('/about');
  const next = navigate(loader);
  arrive('/about');
  arrive('/services');
  expect(await outcome(about)).toBe('nothing');
  expect(await next).toBe(shown);
});

test('Back to the page that the server sent as this document does not reload it', () => {
  window.history.replaceState(null, '', '/document');
  (window as Loaded).pagePath = '/document';
  useLoader();
  // jsdom would log an error on a reload
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.pathname).toBe('/document');
});

test('never drops the first page', async () => {
  const { loader, arrive } = useLoader();
  const home = loader.loadPage('/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  arrive('/');
  expect(await outcome(home)).toBe('/');
});
