import { keepServerHtml, restoreServerHtml } from './server-html-fallback';

const page = () => document.getElementById('___gatsby');

beforeEach(() => {
  document.body.innerHTML = '<div id="___gatsby"><h1>Our Mission</h1><a href="/">Home</a></div>';
  window.history.replaceState(null, '', '/about');
  keepServerHtml();
});

it('brings back what the server wrote where React has emptied the page', () => {
  const before = page()?.innerHTML;
  page()?.replaceChildren();
  restoreServerHtml();
  expect(page()?.innerHTML).toBe(before);
});

it('brings back no page that the visitor has left', () => {
  window.history.replaceState(null, '', '/contact');
  page()?.replaceChildren();
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  restoreServerHtml();
  expect(page()).toBeEmptyDOMElement();
  // the simulated browser cannot load a page, and says so
  expect(complain).toHaveBeenCalledTimes(1);
});
