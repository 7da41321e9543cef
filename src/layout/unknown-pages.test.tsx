import { loadUnknownPages } from './unknown-pages';

type Loaded = Window & { ___loader?: { loadPage: (path: string) => Promise<unknown> } };

afterEach(() => {
  delete (window as Loaded).___loader;
});

test('a page whose component nobody knows is one that could not be loaded', async () => {
  const loader = { loadPage: () => Promise.reject(new Error('no component of this name')) };
  (window as Loaded).___loader = loader;
  loadUnknownPages();
  await expect(loader.loadPage()).resolves.toEqual({ status: 'error' });
});

test('a page that is known comes as it is', async () => {
  const page = { json: {} };
  const loadPage = jest.fn(() => Promise.resolve(page));
  const loader: NonNullable<Loaded['___loader']> = { loadPage };
  (window as Loaded).___loader = loader;
  loadUnknownPages();
  await expect(loader.loadPage('/about')).resolves.toBe(page);
  expect(loadPage).toHaveBeenCalledWith('/about');
});
