import { setDepths } from './heading-depths';
import { splitAtBreaks } from './soft-breaks';
import { listsOfWord } from './word-lists';

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

/**
 * HTML whose styles can be read, but are none: the page's policy would block and report them, even in a document that
 * nobody sees.
 */
export const withReadableStyles = (html: string): string =>
  html
    .replaceAll(/<style\b.*?<\/style>/gis, '')
    .replaceAll(/(<[a-z][^>]*?\s)style=/gi, '$1data-style=');

/**
 * Prepares pasted HTML, whose styles are readable, in place: lists that Word writes as paragraphs become lists, lines
 * within a paragraph paragraphs, and rows of tables lines; headings get the depth that they have among each other.
 * @returns what is in it that can't be kept, in words
 */
export function prepareForeignHtml(body: HTMLElement): readonly string[] {
  const lost = losses.flatMap(([words, selector]) => {
    const found = [...body.querySelectorAll(selector)].filter(isMeant);
    return found.length > 0 ? [words] : [];
  });
  listsOfWord(body);
  splitAtBreaks(body);
  setDepths(body);
  for (const row of body.querySelectorAll('tr')) {
    const line = document.createElement('p');
    for (const cell of row.cells) {
      if (line.hasChildNodes()) line.append(' ');
      line.append(...cell.childNodes);
    }
    row.closest('table')?.before(line);
  }
  for (const gone of body.querySelectorAll('table, script, title')) gone.remove();
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
