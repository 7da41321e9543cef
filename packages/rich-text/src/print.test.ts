import * as fc from 'fast-check';
import { type Block, isItem, type Run } from './blocks';
import { isAdvice } from './fault';
import { merged } from './merge-words';
import { parse, parseLine } from './parse';
import { plainText } from './plain-text';
import { print, printLine } from './print';

/** Without places. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  return parse(lines).blocks.map((block) => ({ ...block, words: block.words.map(plain) }));
}

function plain({ text, bold, emphasis, href }: Run): Run {
  return { text, bold, emphasis, ...(href !== undefined && { href }) };
}

/** What people type, and every sign that could be a mark. */
const character = fc.constantFrom(...'aé7 .,!*_[]()<>&`~#->+\\=:;1'.split(''));
const text = fc.string({ unit: character, minLength: 1, maxLength: 12 });
const word = fc.stringMatching(/^[a-zé7*_[\]()<>&`~#\\=-]{0,5}[a-zé7]$/);

const words = (texts: fc.Arbitrary<string>) =>
  fc.record<Run>(
    {
      text: texts,
      bold: fc.boolean(),
      emphasis: fc.boolean(),
      href: fc.constantFrom('/about', '/services#steps', 'https://a.example/b_c*d'),
    },
    { requiredKeys: ['text', 'bold', 'emphasis'] },
  );

const space: Run = { text: ' ', bold: false, emphasis: false };

/** Marked words with plain spaces between them, as people write. */
const spoken = fc
  .array(words(word), { minLength: 1, maxLength: 6 })
  .map((parts) => merged(parts.flatMap((part, at) => (at === 0 ? [part] : [space, part]))));

const hasDepth = ({ kind }: Block) => kind === 'heading' || isItem({ kind });

/** Blocks of any kind, in any order. */
const blocks = fc.array(
  fc
    .record<Block>({
      kind: fc.constantFrom('paragraph', 'quotation', 'heading', 'bullet', 'number'),
      depth: fc.constantFrom(1, 2),
      number: fc.integer({ min: 0, max: 999 }),
      words: spoken,
    })
    .map(({ number = 0, ...block }): Block => {
      if (block.kind === 'number') return { ...block, number };
      return hasDepth(block) ? block : { ...block, depth: 1 };
    }),
  { maxLength: 4 },
);

it('prints what is parsed as the same blocks', () => {
  fc.assert(
    fc.property(blocks, (written) => {
      expect(blocksOf(print(written))).toEqual(written);
    }),
    { seed: 1 },
  );
});

it('prints without faults, however odd the text', () => {
  const order = ['heading-skipped', 'item-without-parent'];
  fc.assert(
    fc.property(blocks, (written) => {
      const faults = parse(print(written)).faults.filter((fault) => !isAdvice(fault));
      expect(faults.filter(({ code }) => !order.includes(code))).toEqual([]);
    }),
    { seed: 1 },
  );
});

it('loses no letter of any text, and prints its own lines as they are', () => {
  fc.assert(
    fc.property(fc.array(words(text), { minLength: 1, maxLength: 5 }), (line) => {
      fc.pre(line.some(({ text: own }) => own.trim() !== ''));
      const printed = printLine(line);
      expect(plainText(printed)).toBe(line.map(({ text: own }) => own).join(''));
      expect(printLine(parseLine(printed).words)).toBe(printed);
    }),
    { seed: 1 },
  );
});

it('leaves a text without doubtful characters as it is', () => {
  const lines = [
    'R&D: 3 * 4, 5*3*2, [sic], snake_case.',
    '- one',
    '7. seventh',
    '0. none',
    '## Part',
    '> said',
  ];
  expect(print(parse(lines).blocks)).toEqual(lines);
});

const unmarked = { bold: false, emphasis: false };
const bold = { bold: true, emphasis: false };

it.each([
  ['Hours', ':', '9 to 5', '**Hours**:9 to 5'],
  ['AI', '-', 'based', '**AI**-based'],
  ['Go', '🎉', 'now', '**Go**🎉now'],
])('moves a mark off the sign at its end: %s%s%s', (word, sign, after, line) => {
  expect(
    printLine([
      { ...bold, text: word + sign },
      { ...unmarked, text: after },
    ]),
  ).toBe(line);
});

it('moves a mark off the sign at its start', () => {
  const words = [
    { ...unmarked, text: 'US' },
    { ...bold, text: '$5' },
  ];
  expect(printLine(words)).toBe('US$**5**');
});

it('leaves out a mark that can’t be written, and no other', () => {
  const words = [
    { ...bold, text: 'kept' },
    { ...unmarked, text: ' US' },
    { ...bold, text: '$' },
    { ...unmarked, text: '5' },
  ];
  expect(printLine(words)).toBe('**kept** US$5');
});

it.each([
  ['https://a.example/#:~:text=3.1)%20Rules', 'https://a.example/#:~:text=3.1%29%20Rules'],
  ['/plan (draft', '/plan%20%28draft'],
  ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
])('writes the address %s so that all of it is read again', (href, written) => {
  const line = printLine([{ ...unmarked, text: 'The plan', href }]);
  expect(line).toBe(`[The plan](${written})`);
  expect(parseLine(line)).toMatchObject({
    words: [{ text: 'The plan', href: written }],
    faults: [],
  });
});

it('takes the marks away where there is room only for words', () => {
  expect(plainText('a **b** [c](/d)')).toBe('a b c');
  expect(plainText(['## Part', '- *one*'])).toBe('Part\none');
});

it('keeps a mark on a word that was selected with the space beside it', () => {
  const marked = { bold: true, emphasis: false };
  const plain = { bold: false, emphasis: false };
  const words = [
    { ...plain, text: 'a' },
    { ...marked, text: ' small firm ' },
    { ...plain, text: 'here' },
  ];
  expect(printLine(words)).toBe('a **small firm** here');
});
