import { linkToEditor } from './editor-link';
import { toPage } from './editor-messages';

const editor = 'http://127.0.0.1:9000';
const parent = { postMessage: jest.fn<undefined, [object, string]>() };
const ready = { to: 'editor', path: '/', section: null, isReady: true };

const { parent: realParent } = window;

beforeEach(() => {
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  Object.defineProperty(document, 'referrer', { value: `${editor}/`, configurable: true });
});

afterEach(() => {
  Object.defineProperty(window, 'parent', { value: realParent, configurable: true });
  Reflect.deleteProperty(document, 'referrer');
  document.body.replaceChildren();
});

/** Shows a page with two sections, as React does at the end of its first rendering. */
function renderPage(): readonly Element[] {
  const main = document.createElement('main');
  main.append(document.createElement('section'), document.createElement('section'));
  document.body.append(main);
  return [...main.children];
}

it('reports that the page is ready, at once if it is rendered', () => {
  renderPage();
  linkToEditor();
  expect(parent.postMessage.mock.calls).toEqual([[ready, editor]]);
});

it('reports so only once it is rendered, since the editor asks for a section then', async () => {
  linkToEditor();
  document.body.append(document.createElement('header'));
  await Promise.resolve();
  expect(parent.postMessage).not.toHaveBeenCalled();
  renderPage();
  await Promise.resolve();
  document.body.append(document.createElement('footer'));
  await Promise.resolve();
  expect(parent.postMessage.mock.calls).toEqual([[ready, editor]]);
});

it('shows the section that the editor asks for', () => {
  const [, second] = renderPage();
  linkToEditor();
  const scrollIntoView = jest.fn();
  Object.assign(second ?? {}, { scrollIntoView });
  const source = parent as unknown as Window;
  window.dispatchEvent(new MessageEvent('message', { data: toPage(1), source }));
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
});
