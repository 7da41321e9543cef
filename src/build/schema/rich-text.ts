import type { Run } from 'rich-text/blocks';
import { type Item, partsOf, type Part } from 'rich-text/parts';
import { parse, parseLine } from 'rich-text/parse';
import { textOf } from 'rich-text/text-of';
import { joinLastWords } from './running-texts';

/** The elements that show blocks: a heading is below that of a section. */
const tags = {
  paragraph: 'p',
  heading: 'h3',
  subheading: 'h4',
  quotation: 'blockquote',
  bullets: 'ul',
  numbers: 'ol',
} as const satisfies Record<Part['kind'], Queries.TextTag>;

/** Makes a text of the same length for visitors. */
type Finish = (text: string) => string;

/** A text on one line as queries give it: words that lead to the same place are one span. */
export function textSpans(line: string, finish: Finish = joinLastWords) {
  return spansOf(finished(parseLine(line).words, finish));
}

/** A text of blocks as queries give it: items of a list, or paragraphs of a quotation, are one block. */
export function textBlocks(
  lines: readonly string[],
  finish: Finish = joinLastWords,
): readonly Queries.TextBlock[] {
  const itemOf = ({ words, inner }: Item): Queries.TextItem => ({
    spans: spansOf(finished(words, finish)),
    inner: inner
      ? { tag: tags[inner.kind], start: startOf(inner.start), items: inner.items.map(itemOf) }
      : null,
  });
  return partsOf(parse(lines).blocks).map(({ kind, start, words, items }) => ({
    tag: tags[kind],
    start: startOf(start),
    // browsers balance the lines of headings
    spans: spansOf(kind === 'paragraph' ? finished(words, finish) : words),
    items: items.map(itemOf),
  }));
}

/** The number of the first item of a list, if it is not 1. */
function startOf(start = 1): number | null {
  return start === 1 ? null : start;
}

function spansOf(words: readonly Run[]): readonly Queries.TextSpan[] {
  const spans: { href: string | null; words: Queries.TextWords[] }[] = [];
  for (const { href = null, text, bold, emphasis } of words) {
    const last = spans.at(-1);
    const marked: Queries.TextWords = {
      text,
      // the innermost first
      tags: [...(emphasis ? (['em'] as const) : []), ...(bold ? (['strong'] as const) : [])],
    };
    if (last?.href === href) last.words.push(marked);
    else spans.push({ href, words: [marked] });
  }
  return spans;
}

/** Finishes the text of words as a whole, across their marks. */
function finished(words: readonly Run[], finish: Finish): readonly Run[] {
  const text = finish(textOf(words));
  let start = 0;
  return words.map((part) => {
    const from = start;
    start += part.text.length;
    return { ...part, text: text.slice(from, start) };
  });
}
