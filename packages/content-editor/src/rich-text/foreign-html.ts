/** What pasted HTML can have that no text of the site can hold, in words, and how it is found. */
const losses: readonly (readonly [words: string, selector: string])[] = [
  ['pictures', 'img, picture, svg, video, object'],
  ['tables', 'table'],
  ['colors', '[data-style*="color:"], font[color]'],
  [
    'underlines',
    'u, [data-style*="text-decoration: underline"], [data-style*="text-decoration:underline"]',
  ],
];

/** Word's own number before an item: "1.", "a)", "iv."; it is "·" or "o" in a list without an order. */
const wordNumber = /^\s*(?:\d+|[a-z]+)[.)]/i;

/**
 * HTML whose styles can be read, but are none: the page's policy would block and report them, even in a document that
 * nobody sees.
 */
export const withReadableStyles = (html: string): string =>
  html.replaceAll(/(<[a-z][^>]*?\s)style=/gi, '$1data-style=');

/**
 * Prepares pasted HTML, whose styles are readable, in place: lists that Word writes as paragraphs become lists, and tables lines.
 * @returns what is in it that can't be kept, in words
 */
export function prepareForeignHtml(body: HTMLElement): readonly string[] {
  const lost = losses.flatMap(([words, selector]) => {
    const found = [...body.querySelectorAll(selector)].filter(isMeant);
    return found.length > 0 ? [words] : [];
  });
  listsOfWord(body);
  for (const row of body.querySelectorAll('tr')) {
    const line = document.createElement('p');
    for (const cell of row.cells) {
      if (line.hasChildNodes()) line.append(' ');
      line.append(...cell.childNodes);
    }
    row.closest('table')?.before(line);
  }
  for (const gone of body.querySelectorAll('table, style, script, title')) gone.remove();
  return lost;
}

/** Programs write the color of plain text, too, and the look of links. */
function isMeant(element: Element): boolean {
  if (element.matches('a, a *')) return false;
  const color = /(?<!-)color:\s*([^;]+)/
    .exec(element.getAttribute('data-style') ?? '')?.[1]
    ?.trim();
  return color === undefined || !plainColor.test(color);
}

const plainColor = /^(?:black|windowtext|inherit|auto|#000(?:000)?|rgb\((\d+), ?\1, ?\1\))$/i;

/** Word writes an item of a list as a paragraph whose style has its level, and which begins with its number or dot. */
function listsOfWord(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = /mso-list:\s*l\d+ level(\d)/.exec(
      paragraph.getAttribute('data-style') ?? '',
    )?.[1];
    if (level === undefined) continue;
    const mark = paragraph.querySelector(
      '[data-style*="mso-list: Ignore"], [data-style*="mso-list:Ignore"]',
    );
    const kind = wordNumber.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const item = document.createElement('li');
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    const before = paragraph.previousElementSibling;
    const list = before?.matches('ul, ol') ? before : undefined;
    const last = level === '1' ? undefined : list?.lastElementChild;
    if (last) (last.querySelector('ul, ol') ?? appended(last, kind)).append(item);
    else if (list) list.append(item);
    else {
      const created = document.createElement(kind);
      created.append(item);
      paragraph.before(created);
    }
    paragraph.remove();
  }
}

function appended(parent: Element, kind: 'ol' | 'ul'): Element {
  const list = document.createElement(kind);
  parent.append(list);
  return list;
}
