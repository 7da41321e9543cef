import { restoreScrollPosition, initScrollRestoration } from './scroll-positions';

const mode = () => window.history.scrollRestoration;
const key = () => (window.history.state as { readonly key?: string } | null)?.key;

/** Renders the page of a history entry, by default the current one. */
function arrive(state = window.history.state as { readonly key: string } | null): void {
  restoreScrollPosition({ state, hash: window.location.hash });
}

function scrollPageTo(y: number): void {
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
  // jsdom lacks it
  window.history.scrollRestoration = 'auto';
  initScrollRestoration();
  scrollTo.mockClear();
});

it('disables native scroll restoration within a document, and enables it on leaving', () => {
  expect(mode()).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(mode()).toBe('auto');
  // from the back/forward cache
  window.dispatchEvent(new Event('pageshow'));
  expect(mode()).toBe('manual');
});

it('lets the browser restore a tab that it discards in the background', () => {
  scrollPageTo(700);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mode()).toBe('auto');
  expect(sessionStorage.getItem('places')).toMatch(/:700\}$/);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mode()).toBe('manual');
});

it('saves scrolling while a page loads as the position of the page still shown', () => {
  const first = window.history.state as unknown;
  window.history.pushState({ key: 'late' }, '', '/about');
  scrollPageTo(500);
  arrive();
  window.history.replaceState(first, '', '/');
  arrive();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});

it('restores the position of the page shown, even if the address has changed since', () => {
  scrollPageTo(700);
  const first = window.history.state as { readonly key: string };
  window.history.pushState({ key: 'second' }, '', '/about');
  arrive();
  arrive(first);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

describe('a document that is loaded again at a hash', () => {
  const part = document.createElement('section');
  part.id = 'part';

  beforeEach(() => {
    document.body.append(part);
    window.history.replaceState({ key: 'left' }, '', '/#part');
    sessionStorage.setItem('places', '{"left":700}');
  });
  afterEach(() => {
    part.remove();
  });

  it.each([
    [120, 120, 700, 'is put where it was left if the browser shows it there, as Safari does'],
    [300, 120, 300, 'stays where the visitor has scrolled it since'],
  ])('at %d px, with its target at %d, goes to %d: it %s', (at, targetAt, expected) => {
    Object.assign(window, { scrollY: at });
    part.scrollIntoView = () => {
      window.scrollTo(0, targetAt);
    };
    initScrollRestoration();
    expect(window.scrollY).toBe(expected);
  });
});

it('leaves scrolling to an anchor to the browser, and gives it an entry of its own', () => {
  scrollPageTo(300);
  window.history.pushState(null, '', '#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(key()).toBeDefined();
  scrollPageTo(1700);
  arrive();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('restores the position after a reload if the entry still has mode "manual"', () => {
  scrollPageTo(700);
  window.dispatchEvent(new Event('pagehide'));
  Object.assign(window, { scrollY: 0 });
  window.history.scrollRestoration = 'manual';
  initScrollRestoration();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it.each(['null', '7', '"here"', '{'])('ignores invalid stored positions: %s', (stored) => {
  sessionStorage.setItem('places', stored);
  initScrollRestoration();
  scrollPageTo(700);
  const first = window.history.state as unknown;
  window.history.pushState({ key: 'second' }, '', '/about');
  arrive();
  window.history.replaceState(first, '', '/');
  arrive();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('does not read the scroll position of a new page, which would force a layout', () => {
  const scrollY = jest.fn(() => 700);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: scrollY });
  window.history.pushState({ key: 'second' }, '', '/about');
  arrive();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(scrollY).not.toHaveBeenCalled();
});
