import { restoreScrollPosition, initScrollRestoration } from './scroll-positions';

const mode = () => window.history.scrollRestoration;

function standAt(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}

const scrollTo = jest.fn((_x: number, y: number) => {
  Object.assign(window, { scrollY: y });
});

beforeAll(() => {
  Object.assign(window, { scrollTo });
});

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 });
  // jsdom does not know it
  window.history.scrollRestoration = 'auto';
  initScrollRestoration();
  scrollTo.mockClear();
});

it('keeps the browser from scrolling between pages, but lets it restore a document', () => {
  expect(mode()).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(mode()).toBe('auto');
  // the document comes back as it was
  window.dispatchEvent(new Event('pageshow'));
  expect(mode()).toBe('manual');
});

it('lets the browser restore a tab that it discarded in the background', () => {
  standAt(700);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mode()).toBe('auto');
  expect(sessionStorage.getItem('places')).toMatch(/:700\}$/);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mode()).toBe('manual');
});

it('counts what is scrolled while a page is on its way to the page in sight', () => {
  const first = window.history.state as unknown;
  window.history.pushState({ key: 'late' }, '', '/about');
  standAt(500);
  restoreScrollPosition();
  window.history.replaceState(first, '', '/');
  restoreScrollPosition();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});

it.each(['null', '7', '"here"', '{'])('begins anew where something else has stored %s', (other) => {
  sessionStorage.setItem('places', other);
  initScrollRestoration();
  standAt(700);
  const first = window.history.state as unknown;
  window.history.pushState({ key: 'second' }, '', '/about');
  restoreScrollPosition();
  window.history.replaceState(first, '', '/');
  restoreScrollPosition();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('does not ask where a new page stands, which would lay it out', () => {
  const scrollY = jest.fn(() => 700);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: scrollY });
  window.history.pushState({ key: 'second' }, '', '/about');
  restoreScrollPosition();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(scrollY).not.toHaveBeenCalled();
});
