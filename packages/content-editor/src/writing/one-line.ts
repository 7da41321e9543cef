import { hiddenCharacters, type HiddenKind } from 'content-check/hidden-characters';
import { linesOf } from 'content-check/visible-text';

/** Kinds of characters that come with pasted text and that nobody would miss. */
const rubbish: readonly HiddenKind[] = ['control', 'direction', 'invisible'];

/** Characters that the next key may give a meaning: joiners, marks of direction, variation selectors. */
const unfinished = /\u034F|\u061C|[\u200C-\u200F]|\p{Variation_Selector}/u;

/** Invisible characters that are as wide as a letter, so that they separate words. */
const wide = /[\u115F\u1160\u2800\u3164\uFFA0]/u;

type Line = {
  readonly text: string;
  /** How many invisible characters were left out. */
  readonly lost: number;
};

/**
 * Puts a text on one line. Whatever separates lines or columns becomes a space, and so do blank letters; the
 * text loses the invisible characters that come with pasted text, except those that emoji and scripts need.
 */
export function lineFrom(text: string): Line {
  return withoutRubbish(withoutBreaks(text));
}

/** A text on one line, as `lineFrom` makes it. */
export function oneLine(text: string): string {
  return lineFrom(text).text;
}

/** Old programs put it between the columns of a table. */
const unitSeparator = '\u001F';

const recordSeparators = '\u001C-\u001E';

const spaces = new RegExp(`[\\p{White_Space}${recordSeparators}]+`, 'gu');

function withoutBreaks(text: string): string {
  return text
    .replaceAll(unitSeparator, '\t')
    .replaceAll(spaces, (space) =>
      space.includes('\t') || linesOf(space).length > 1 ? ' ' : space,
    );
}

function withoutRubbish(text: string): Line {
  let [result, end, lost] = ['', 0, 0];
  for (const { kind, character, index } of hiddenCharacters(text)) {
    if (!rubbish.includes(kind) || unfinished.test(character)) continue;
    const isWide = wide.test(character);
    result += text.slice(end, index) + (isWide ? ' ' : '');
    end = index + character.length;
    if (!isWide) lost += 1;
  }
  return { text: result + text.slice(end), lost };
}
