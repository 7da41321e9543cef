import { partsOf } from './parts';
import { parse } from './parse';
import { plainText } from './plain-text';
import { textOf } from './text-of';

const shownParts = (...lines: readonly string[]) =>
  partsOf(parse(lines).blocks).map(({ kind, words, items }) => [
    kind,
    textOf(words),
    ...items.map(({ words: own, inner }) =>
      inner
        ? [textOf(own), inner.kind, ...inner.items.map((item) => textOf(item.words))]
        : textOf(own),
    ),
  ]);

it('leaves paragraphs and headings by themselves', () => {
  expect(shownParts('One.', 'Two.', '## Part', '### Smaller')).toEqual([
    ['paragraph', 'One.'],
    ['paragraph', 'Two.'],
    ['heading', 'Part'],
    ['subheading', 'Smaller'],
  ]);
});

it('puts the items of a list together, with those inside them', () => {
  expect(shownParts('- a', '  1. b', '  1. c', '- d', '1. e', '1. f', 'Words.', '- g')).toEqual([
    ['bullets', '', ['a', 'numbers', 'b', 'c'], 'd'],
    ['numbers', '', 'e', 'f'],
    ['paragraph', 'Words.'],
    ['bullets', '', 'g'],
  ]);
});

it('numbers lists from their first item, also a list that goes on and one within another', () => {
  const starts = partsOf(
    parse(['1. a', '2. b', 'Words.', '3. c', '- d', '  5. e', '  6. f']).blocks,
  ).map(({ start, items }) => [start, ...items.map(({ inner }) => inner?.start)]);
  expect(starts).toEqual([[1, undefined, undefined], [undefined], [3, undefined], [undefined, 5]]);
});

it('puts the paragraphs of a quotation together', () => {
  expect(shownParts('> a', '> b', 'c', '> d')).toEqual([
    ['quotation', '', 'a', 'b'],
    ['paragraph', 'c'],
    ['quotation', '', 'd'],
  ]);
});

it('keeps every word of a list without its first item', () => {
  expect(shownParts('  - a', '  - b')).toEqual([['bullets', '', ['a', 'bullets', 'b']]]);
  expect(plainText(['  - a'])).toBe('a');
});
