import { parse, parseLine } from './parse';

const wordsOf = (line: string) =>
  parseLine(line).words.map(({ text, bold, emphasis, href }) =>
    [text, bold && 'bold', emphasis && 'emphasis', href].filter(Boolean),
  );

const blocksOf = (...lines: readonly string[]) =>
  parse(lines).blocks.map(({ kind, depth, words }) => [kind, depth, words[0]?.text]);

it.each([
  ['plain words', [['plain words']]],
  ['a **b** c', [['a '], ['b', 'bold'], [' c']]],
  ['*a*', [['a', 'emphasis']]],
  [
    '**a *b***',
    [
      ['a ', 'bold'],
      ['b', 'bold', 'emphasis'],
    ],
  ],
  [
    'see [our **work**](/services#how)',
    [['see '], ['our ', '/services#how'], ['work', 'bold', '/services#how']],
  ],
  [String.raw`\*a\* \[b\] c\d`, [[String.raw`*a* [b] c\d`]]],
  ['3 * 4 [sic] snake_case', [['3 * 4 [sic] snake_case']]],
])('reads the marks in %s', (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});

it('reads the kind of each block', () => {
  expect(
    blocksOf(
      'Words.',
      '## Part',
      '### Smaller part',
      '- one',
      '  - within',
      '1. first',
      '2. second',
      '> said',
    ),
  ).toEqual([
    ['paragraph', 1, 'Words.'],
    ['heading', 1, 'Part'],
    ['heading', 2, 'Smaller part'],
    ['bullet', 1, 'one'],
    ['bullet', 2, 'within'],
    ['number', 1, 'first'],
    ['number', 1, 'second'],
    ['quotation', 1, 'said'],
  ]);
});

it('reads the number of an item', () => {
  const numbers = parse(['1. a', '  12. b', '- c', '999. d', '1999. e', 'f']).blocks;
  expect(numbers.map(({ number }) => number)).toEqual([
    1,
    12,
    undefined,
    999,
    undefined,
    undefined,
  ]);
});

it('takes an escaped mark at the start of a line for words', () => {
  expect(blocksOf(String.raw`\- one`, String.raw`1\. one`)).toEqual([
    ['paragraph', 1, '- one'],
    ['paragraph', 1, '1. one'],
  ]);
});

it('gives the place of words and of the target of a link in the line', () => {
  const line = '- so [here it is](/about)';
  const [block] = parse([line]).blocks;
  expect(block?.words.map(({ from, to }) => line.slice(from, to))).toEqual(['so ', 'here it is']);
  const [link] = parseLine('so [here it is](/about)').links;
  expect(link).toEqual({ href: '/about', from: 16, to: 22 });
});

it('takes marks within a line that holds only words for words', () => {
  expect(parseLine('- a').words).toEqual([
    { text: '- a', bold: false, emphasis: false, from: 0, to: 3 },
  ]);
});
