import { patchPageLoader } from './page-loading';

type Loader = {
  loadPage: (path: string) => Promise<unknown>;
  loadPageSync: (path: string) => unknown;
};

type Loaded = Window & { ___loader?: Loader; pagePath?: string };

/** Gatsby's loader, whose pages come when the test says so. */
function useLoader() {
  const coming = new Map<string, (page: unknown) => void>();
  const loader: Loader = {
    loadPage: (path) => new Promise((resolve) => coming.set(path, resolve)),
    loadPageSync: (path) => path,
  };
  (window as Loaded).___loader = loader;
  patchPageLoader();
  return { loader, come: (path: string) => coming.get(path)?.(path) };
}

/** The page that a choice leads to, if any. */
async function outcome(choice: Promise<unknown>): Promise<unknown> {
  const soon = new Promise((resolve) => setTimeout(resolve, 0, 'nothing'));
  return Promise.race([choice, soon]);
}

afterEach(() => {
  delete (window as Loaded).___loader;
  delete (window as Loaded).pagePath;
  window.history.replaceState(null, '', '/');
});

test.each([
  ['another was chosen', (loader: Loader) => loader.loadPage('/services'), '/services'],
  ['Back', () => window.dispatchEvent(new PopStateEvent('popstate')), true],
])('a page that comes after %s is dropped', async (_name, choose, shown) => {
  const { loader, come } = useLoader();
  void loader.loadPage('/');
  const about = loader.loadPage('/about');
  const chosen = choose(loader);
  come('/about');
  come('/services');
  expect(await outcome(about)).toBe('nothing');
  expect(await chosen).toBe(shown);
});

test('Back to the page as which the document began loads nothing again', () => {
  window.history.replaceState(null, '', '/document');
  (window as Loaded).pagePath = '/document';
  useLoader();
  // jsdom would complain of a reload
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.pathname).toBe('/document');
});

test('the first page comes whatever was done meanwhile', async () => {
  const { loader, come } = useLoader();
  const home = loader.loadPage('/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  come('/');
  expect(await outcome(home)).toBe('/');
});
