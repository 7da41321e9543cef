import { styleValue } from './pasted-styles';

/** Word's own number before an item: "1.", "a)", "iv."; it is "·" or "o" in a list without an order. */
const wordNumber = /^\s*(?:(\d+)|[a-z]+)[.)]/i;

/**
 * Makes lists of what Word writes instead, in place: paragraphs whose style has their level, and which begin
 * with their number or dot. Styles are readable (`withReadableStyles`), and broken wherever Word's lines are
 * full.
 */
export function convertWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = /level(\d)/.exec(styleValue(paragraph, 'mso-list'))?.[1];
    if (level === undefined) continue;
    const parts = paragraph.querySelectorAll('[data-style]');
    const mark = [...parts].find((part) => styleValue(part, 'mso-list') === 'ignore');
    const number = wordNumber.exec(mark?.textContent ?? '');
    mark?.remove();
    const item = document.createElement('li');
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    const before = paragraph.previousElementSibling;
    const list = before?.matches('ul, ol') ? before : undefined;
    const last = level === '1' ? undefined : list?.lastElementChild;
    if (last) (last.querySelector('ul, ol') ?? appended(last, number)).append(item);
    else if (list) list.append(item);
    else {
      const created = listFrom(number);
      created.append(item);
      paragraph.before(created);
    }
    paragraph.remove();
  }
}

function appended(parent: Element, number: RegExpExecArray | null): Element {
  const list = listFrom(number);
  parent.append(list);
  return list;
}

/** An empty list that begins with this number of Word, or without one. */
function listFrom(number: RegExpExecArray | null): Element {
  const list = document.createElement(number ? 'ol' : 'ul');
  if (number?.[1] !== undefined) list.setAttribute('start', number[1]);
  return list;
}
