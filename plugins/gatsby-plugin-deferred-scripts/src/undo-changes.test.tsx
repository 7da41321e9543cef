import { startHydrating } from './hydrate';
import { undoChanges } from './undo-changes';

const html = '<p>Call <b>us</b> at 304</p><form><input></form>';

/** The page as the server sent it, with the recorder of the inline script. */
function serve(): HTMLElement {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  jest.isolateModules(() => {
    jest.requireActual('../inline/record-changes');
  });
  return document.querySelector<HTMLElement>('#___gatsby') ?? document.body;
}

const part = (selector: string) => document.querySelector(selector) ?? document.body;

it.each<[string, () => void]>([
  ['elements that were added', () => part('b').after(document.createElement('aside'), 'more')],
  ['elements that were removed', () => part('#___gatsby').replaceChildren()],
  ['elements that were wrapped', () => wrap(part('input'))],
  ['texts that were changed', () => (part('b').firstChild as Text).appendData('!')],
  ['texts that were split and wrapped', () => wrap((part('p').firstChild as Text).splitText(1))],
  ['texts that were joined', () => part('p').normalize()],
])('undoes %s', async (_, change) => {
  const root = serve();
  const nodes = [...root.querySelectorAll('*')];
  change();
  // some are recorded by then
  await Promise.resolve();
  change();
  undoChanges(startHydrating());
  expect(root.innerHTML).toBe(html);
  expect([...root.querySelectorAll('*')]).toEqual(nodes);
});

it('keeps the focus in a field that was moved', () => {
  const root = serve();
  const field = root.querySelector('input');
  if (!field) throw new Error('The page has no field.');
  wrap(field);
  field.focus();
  undoChanges(startHydrating());
  expect(field).toHaveFocus();
});

it('survives a change that it has not seen', () => {
  serve();
  const text = part('p');
  text.remove();
  // out of the page nobody sees it
  const stray = text.lastChild as Text;
  stray.remove();
  expect(() => {
    undoChanges(startHydrating());
  }).not.toThrow();
  expect(part('p')).toBe(text);
});

it('puts back what stood before a node that has gone unseen', async () => {
  serve();
  const [text, bold] = [part('p'), part('b')];
  bold.remove();
  text.remove();
  // from now on nobody sees what changes in it
  await Promise.resolve();
  text.lastChild?.remove();
  undoChanges(startHydrating());
  expect(bold.parentNode).toBe(text);
});

it('leaves alone what is changed later', () => {
  const root = serve();
  undoChanges(startHydrating());
  root.append('later');
  undoChanges(startHydrating());
  expect(root).toHaveTextContent('later');
});

function wrap(node: ChildNode) {
  const wrapper = document.createElement('a');
  node.replaceWith(wrapper);
  wrapper.append(node);
}
