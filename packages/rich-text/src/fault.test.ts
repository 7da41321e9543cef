import { isAdvice } from './fault';
import { parse, parseLine } from './parse';

/** The faults of a text: code, line, and what stands there. */
function faultsOf(...lines: readonly string[]) {
  return parse(lines).faults.map(({ code, line, from, to }) => [
    code,
    line,
    lines[line]?.slice(from, to),
  ]);
}

it.each([
  ['a **b', 'mark-unclosed', '**'],
  ['from $500*', 'mark-unclosed', '*'],
  ['__bold__ words', 'mark-unknown', '__bold__'],
  ['`code`', 'mark-unknown', '`code`'],
  ['~~struck~~', 'mark-unknown', '~~struck~~'],
  ['* item', 'mark-unknown', '* '],
  ['• item', 'mark-unknown', '• '],
  ['1) item', 'mark-unknown', '1) '],
  ['01. item', 'mark-unknown', '01. '],
  ['# Title', 'heading-level', '# '],
  ['#### Title', 'heading-level', '#### '],
  ['##Title', 'heading-level', '##'],
  ['##', 'block-empty', '##'],
  ['a <b>c</b>', 'html-refused', '<b>', '</b>'],
  ['a &amp; b', 'html-refused', '&amp;'],
  ['[a](/b c)', 'link-broken', '[a](/b c)'],
  ['[a](/b', 'link-broken', '[a](/b'],
  ['a](/b)', 'link-broken', '](/b)'],
  ['[a] (/b)', 'link-broken', '[a] (/b)'],
  ['[a](/b "c")', 'link-broken', '[a](/b "c")'],
  ['[](/b)', 'link-without-words', '[](/b)'],
  ['[a]()', 'link-without-target', '[a]()'],
  ['[click here](/b)', 'link-vague', '[click here](/b)'],
  ['[Here.](/b)', 'link-vague', '[Here.](/b)'],
  ['### Part', 'heading-skipped', 'Part'],
  ['  - item', 'item-without-parent', 'item'],
])('finds the fault of %s', (line, code, ...found) => {
  expect(faultsOf(line)).toEqual(found.map((text) => [code, 0, text]));
});

it.each([
  [
    '2 * 3 = 6',
    '2*3 = 6',
    String.raw`a \*b`,
    String.raw`\<b>`,
    'a < b',
    'R&D',
    '-5 degrees',
    '#1 choice',
    'a_b_c',
  ],
  [
    '## Part',
    '### Smaller',
    '- one',
    '  - one in it',
    '  - two in it',
    '- two',
    '1. one',
    '2. two',
    'Words.',
    '3. three',
    'Words.',
    '4. four',
    '- bullet',
    '- another',
    '1. alone, and it goes on',
    'Words.',
    '2. two',
  ],
])('finds nothing wrong with %s', (...lines) => {
  expect(faultsOf(...lines)).toEqual([]);
});

it('finds a list of one item, also between lists of another kind, and only advises against it', () => {
  expect(faultsOf('- one', '1. first', '2. second', '- last')).toEqual([
    ['list-of-one', 0, 'one'],
    ['list-of-one', 3, 'last'],
  ]);
  expect(isAdvice({ code: 'list-of-one' })).toBe(true);
  expect(isAdvice({ code: 'item-without-parent' })).toBe(false);
});

it.each([
  [
    ['1. a', '1. b', '1. c'],
    [
      [1, '1. ', '2. '],
      [2, '1. ', '3. '],
    ],
  ],
  [['1. a', '3. b'], [[1, '3. ', '2. ']]],
  [['7. a', '8. b', '7. c'], [[2, '7. ', '9. ']]],
  [['- a', '  3. b', '  3. c'], [[2, '3. ', '4. ']]],
  // the inner list is one, and of the kind of its first item
  [['1. a', '  - b', '  1. c', '2. d'], [[2, '1. ', '- ']]],
])('finds each item of %j that is shown with another mark, and only advises', (lines, expected) => {
  const faults = parse(lines).faults.filter(({ code }) => code === 'item-shown-otherwise');
  expect(
    faults.map(({ params, line, from, to }) => [
      line,
      lines[line]?.slice(from, to),
      'better' in params && params.better,
    ]),
  ).toEqual(expected);
  expect(faults.every(isAdvice)).toBe(true);
});

it('offers the number that is written in another form', () => {
  const { faults } = parse(['3) item', '04. item']);
  expect(faults.map(({ params }) => 'better' in params && params.better)).toEqual(['3. ', '4. ']);
});

it.each([
  ['a **b** [c](/d)', ['bold', 'link']],
  ['*a*', []],
  ['## a', ['heading']],
  ['- a', ['list']],
])('finds the marks of %s that a line may not hold', (line, marks) => {
  const { faults } = parseLine(line, ['emphasis']);
  expect(faults.map(({ params }) => 'mark' in params && params.mark)).toEqual(marks);
});
