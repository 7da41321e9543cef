import { parse, parseLine } from './parse';
import { textOf } from './text-of';

/** The words of a text without its marks, for where there is room only for words: a line for each block. */
export function plainText(text: string | readonly string[]): string {
  if (typeof text === 'string') return textOf(parseLine(text).words);
  return parse(text)
    .blocks.map(({ words }) => textOf(words))
    .join('\n');
}
