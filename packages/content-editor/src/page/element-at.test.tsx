import { elementAt } from './element-at';

beforeEach(() => {
  document.elementsFromPoint = () => [];
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

/** A card with a title from 0 to 20 and a text from 100 to 120, from top to bottom. */
function card() {
  document.body.innerHTML = '<section><div><h3>Audit</h3><p><b>Fair</b></p></div></section>';
  const find = (selector: string) => document.querySelector(selector) ?? document.body;
  const title = find('h3');
  const text = find('p');
  const place = (element: Element, top: number) => {
    const box = { left: 0, right: 50, top, bottom: top + 20 } as DOMRect;
    element.getBoundingClientRect = () => box;
  };
  place(title, 0);
  place(text, 100);
  const elements = new Map([
    [title, 'title'],
    [text, 'text'],
  ]);
  const at = (selector: string, y: number) =>
    elements.get(elementAt(elements, find(selector), [10, y]) ?? document.body);
  return at;
}

describe('the element that a click means', () => {
  it('is the editable element around the one that is clicked', () => {
    expect(card()('b', 110)).toBe('text');
  });

  it('is the nearest one beside it', () => {
    expect(card()('div', 30)).toBe('title');
    expect(card()('div', 90)).toBe('text');
  });

  it('is the one at the point, though a link covers it', () => {
    const at = card();
    document.elementsFromPoint = () => [...document.querySelectorAll('h3, p')];
    expect(at('h3', 110)).toBe('text');
    expect(at('h3', 60)).toBe('title');
  });

  it('is one behind the element', () => {
    const at = card();
    document.elementsFromPoint = () => [...document.querySelectorAll('b')];
    expect(at('div', 400)).toBe('text');
  });

  it('is none far from every one', () => {
    expect(card()('div', 400)).toBeUndefined();
  });
});
