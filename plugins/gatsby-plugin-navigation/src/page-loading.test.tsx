import { patchPageLoader } from './page-loading';

jest.mock('./build-constants', () => ({ documentPaths: ['/document'] }));

function goBack(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
}

afterEach(() => {
  delete window.___loader;
  delete window.pagePath;
  window.history.replaceState(null, '', '/');
});

test('Back to the page that the server sent as this document does not reload it', () => {
  window.history.replaceState(null, '', '/document');
  window.pagePath = '/document';
  window.___loader = { loadPage: () => Promise.resolve(), loadPageSync: () => undefined };
  patchPageLoader();
  // jsdom would log an error on a reload
  goBack();
  expect(window.location.pathname).toBe('/document');
});

test('Back does not drop the first page', async () => {
  let arrive: (page: string) => void = () => undefined;
  const loadPage = () => new Promise((resolve) => (arrive = resolve));
  window.___loader = { loadPage, loadPageSync: () => undefined };
  patchPageLoader();
  const first = window.___loader.loadPage('/');
  goBack();
  arrive('home');
  const soon = new Promise((resolve) => setTimeout(resolve, 0, 'nothing'));
  await expect(Promise.race([first, soon])).resolves.toBe('home');
});
