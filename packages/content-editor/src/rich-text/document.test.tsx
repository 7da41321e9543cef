import * as fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { allMarks, type Block, isItem, type Run } from 'rich-text/blocks';
import { parse } from 'rich-text/parse';
import { blocksOf, documentOf } from './document';
import { schemaFor } from './document-schema';
import { withReadableMarks } from './readable-marks';
import { lineFromBlock, linesFromBlocks } from './lines';

const schema = schemaFor({ marks: allMarks, isBlocks: true });

const word = fc.stringMatching(/^[a-zé7*_[\]()<>&`~#\\=-]{0,5}[a-zé7]$/);

const words = fc.record<Run>(
  {
    text: word,
    bold: fc.boolean(),
    emphasis: fc.boolean(),
    href: fc.constantFrom('/about', 'https://a.example/b_c*d'),
  },
  { requiredKeys: ['text', 'bold', 'emphasis'] },
);

/** Marked words with plain spaces between them, as people write. */
const spoken = fc
  .array(words, { minLength: 1, maxLength: 4 })
  .map((parts) =>
    parts.flatMap((part, index) =>
      index === 0 ? [part] : [{ text: ' ', bold: false, emphasis: false }, part],
    ),
  );

const blocks = fc.array(
  fc
    .record<Block>({
      kind: fc.constantFrom('paragraph', 'quotation', 'heading', 'bullet', 'number'),
      depth: fc.constantFrom(1, 2),
      number: fc.integer({ min: 0, max: 900 }),
      words: spoken,
    })
    .map(({ number = 0, ...block }): Block => {
      if (block.kind === 'number') return { ...block, number };
      return block.kind === 'heading' || isItem(block) ? block : { ...block, depth: 1 };
    }),
  { maxLength: 6 },
);

describe('the document of a text', () => {
  it('makes of any document a text, and of that text the same document', () => {
    fc.assert(
      fc.property(blocks, (written) => {
        const document = documentOf(schema, written);
        const lines = linesFromBlocks(blocksOf(document), []);
        expect(documentOf(schema, parse(lines).blocks).toJSON()).toEqual(document.toJSON());
      }),
      { seed: 1 },
    );
  });

  /** Signs and letters in any order, and addresses that no line can hold as they are. */
  const odd = fc.record<Run>(
    {
      text: fc.string({
        unit: fc.constantFrom(...Array.from('aé7:-$“”’!*_[]()🎉 ')),
        minLength: 1,
        maxLength: 5,
      }),
      bold: fc.boolean(),
      emphasis: fc.boolean(),
      href: fc.constantFrom('/about', 'https://a.example/#:~:text=3.1)%20Rules', '/plan (draft'),
    },
    { requiredKeys: ['text', 'bold', 'emphasis'] },
  );

  const oddBlocks = fc.array(
    fc
      .array(odd, { minLength: 1, maxLength: 5 })
      .map((parts): Block => ({ kind: 'paragraph', depth: 1, words: parts }))
      .filter((block) => {
        const text = block.words.map((part) => part.text).join('');
        return text.trim() === text;
      }),
    { minLength: 1, maxLength: 3 },
  );

  it('shows of any text what its lines keep', () => {
    fc.assert(
      fc.property(oddBlocks, (written) => {
        const state = EditorState.create({ doc: documentOf(schema, written) });
        const lines = linesFromBlocks(blocksOf(state.doc), []);
        const { doc } = withReadableMarks(state, parse(lines).blocks);
        expect(doc.textContent).toBe(state.doc.textContent);
        expect(linesFromBlocks(blocksOf(doc), lines)).toEqual(lines);
        expect(documentOf(schema, parse(lines).blocks).toJSON()).toEqual(doc.toJSON());
      }),
      { seed: 1 },
    );
  });

  it('is a valid document, whatever the order of the blocks', () => {
    fc.assert(
      fc.property(blocks, (written) => {
        documentOf(schema, written).check();
      }),
      { seed: 1 },
    );
  });

  it('leaves the lines of blocks that did not change as they are spelled', () => {
    const before = [String.raw`We\'re *hi*ring\!`, '- one', '7. seven'];
    const { blocks: read } = parse(before);
    const changed = read.map((block, index) =>
      index === 1 ? { ...block, words: [{ text: 'two', bold: true, emphasis: false }] } : block,
    );
    expect(linesFromBlocks(changed, before)).toEqual([before[0], '- **two**', before[2]]);
  });

  it('keeps the numbers of lists, also of one that goes on', () => {
    const lines = ['1. one', '2. two', 'Words.', '3. three', '  7. within', '4. four'];
    const document = documentOf(schema, parse(lines).blocks);
    expect(linesFromBlocks(blocksOf(document), [])).toEqual(lines);
  });

  it('writes the numbers that are shown', () => {
    const document = documentOf(
      schema,
      parse(['5. one', '1. two', '- three', '  1. a', '  1. b']).blocks,
    );
    expect(linesFromBlocks(blocksOf(document), [])).toEqual([
      ...['5. one', '6. two', '- three', '  1. a', '  2. b'],
    ]);
  });

  it('leaves a text of one line as it is spelled, unless it says something else', () => {
    const before = String.raw`3 \* 4`;
    const block = (text: string): Block => ({
      kind: 'paragraph',
      depth: 1,
      words: [{ text, bold: false, emphasis: false }],
    });
    expect(lineFromBlock([block('3 * 4')], before)).toBe(before);
    expect(lineFromBlock([block('3 * 5')], before)).toBe('3 * 5');
    expect(lineFromBlock([], before)).toBe('');
  });
});
