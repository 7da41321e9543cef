import { restoreScrollAlone } from './scroll-restoration';

const mode = () => window.history.scrollRestoration;

beforeEach(() => {
  // jsdom does not know it
  window.history.scrollRestoration = 'auto';
  restoreScrollAlone();
});

it('keeps the browser from scrolling between pages', () => {
  expect(mode()).toBe('manual');
});

it('lets the browser restore the place of a document that is left', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(mode()).toBe('auto');
});

it('takes over again where the document comes back as it was', () => {
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(mode()).toBe('manual');
});
