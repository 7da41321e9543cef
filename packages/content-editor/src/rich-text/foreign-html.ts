import { isBlank } from 'content-check/visible-text';
import { styleValue } from './pasted-styles';
import { splitAtBreaks } from './soft-breaks';
import { convertWordLists } from './word-lists';

/** What pasted HTML can have that no text of the site can hold. */
type Loss = {
  readonly words: string;
  readonly isIt: (element: Element) => boolean;
  /** Whether its words are left out with it: they were not meant to be read, or no longer. */
  readonly isGone?: boolean;
};

const losses: readonly Loss[] = [
  {
    words: 'comments',
    // Word shows their signs as links
    isIt: (element) =>
      element.matches('.MsoCommentReference, a[href*="#_msocom_"]') ||
      styleValue(element, 'mso-element').startsWith('comment'),
    isGone: true,
  },
  { words: 'deleted words', isIt: (element) => element.matches('del'), isGone: true },
  {
    words: 'struck words',
    isIt: (element) => element.matches('s, strike') || hasLine(element, 'line-through'),
    isGone: true,
  },
  {
    words: 'hidden words',
    isIt: (element) => styleValue(element, 'display') === 'none',
    isGone: true,
  },
  {
    words: 'pictures',
    isIt: (element) => element.matches('img, picture, svg, video, object'),
  },
  { words: 'tables', isIt: (element) => element.matches('table') },
  {
    words: 'colors',
    isIt: (element) =>
      !isInLink(element) &&
      [
        styleValue(element, 'color'),
        styleValue(element, 'background'),
        styleValue(element, 'background-color'),
        element.getAttribute('color') ?? '',
      ].some((color) => !plainColor.test(color)),
  },
  {
    words: 'underlines',
    isIt: (element) =>
      !isInLink(element) && (element.matches('u') || hasLine(element, 'underline')),
  },
  {
    words: 'raised or lowered letters',
    isIt: (element) =>
      element.matches('sup, sub') || /^su[bp]/.test(styleValue(element, 'vertical-align')),
  },
];

/**
 * Prepares pasted HTML, whose styles are readable, in place: lists that Word writes as paragraphs become
 * lists, lines within a paragraph paragraphs, and rows of tables lines; headings get the depth that they have
 * among each other.
 * @returns what was in it that is not kept, in words
 */
export function prepareForeignHtml(body: HTMLElement): readonly string[] {
  const lost = losses.flatMap(({ words, isIt, isGone }) => {
    const found = [...body.querySelectorAll('*')].filter(isIt);
    if (isGone) for (const element of found) element.remove();
    // programs mark ends of paragraphs, too
    const isAny = found.some(({ textContent }) => !isGone || !isBlank(textContent));
    return isAny ? [words] : [];
  });
  convertWordLists(body);
  splitAtBreaks(body);
  setHeadingDepths(body);
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

function hasLine(element: Element, line: string): boolean {
  return ['text-decoration', 'text-decoration-line'].some((property) =>
    styleValue(element, property).includes(line),
  );
}

/** Programs write the look of links, too. */
function isInLink(element: Element): boolean {
  return element.closest('a') !== null;
}

/** The color of plain text, which programs write as well, and of paper. */
const plainColor =
  /^(?:|black|white|windowtext|window|inherit|initial|auto|none|transparent|#000(?:000)?|#fff(?:fff)?|rgba?\((\d+), ?\1, ?\1(?:, ?[\d.]+)?\))$/;

/** The first of the tags that this editor itself gives headings. */
const ownFirst = 4;

/**
 * Marks the headings of pasted HTML with their depth in a text, in place: other programs number them from the
 * title of a page, or of a chapter, on.
 */
function setHeadingDepths(body: HTMLElement): void {
  const headings = [...body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  const isOwn = body.querySelector('[data-pm-slice]') !== null;
  const first = isOwn ? ownFirst : Math.min(...levels);
  for (const [index, heading] of headings.entries())
    heading.dataset.depth = levels[index] === first ? '1' : '2';
}
