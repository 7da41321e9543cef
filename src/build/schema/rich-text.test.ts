import { textBlocks, textSpans } from './rich-text';

/** The text with `_` for each space that does not break. */
const joined = (spans: readonly Queries.TextSpan[]) =>
  spans
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join('|')
    .replaceAll('\u00a0', '_');

it('keeps the last words together, also across marks', () => {
  expect(joined(textSpans('before any money is *spent* on **it**.'))).toBe(
    'before any money is |spent|_on_|it|.',
  );
});

it('keeps the last words of paragraphs, items and quotations together, not of headings', () => {
  const [heading, paragraph, list, quotation] = textBlocks([
    '## What we did for it',
    'What we did for it',
    '- What we did for it',
    '- What we did for it',
    '> What we did for it',
  ]);
  expect(joined(heading?.spans ?? [])).toBe('What we did for it');
  expect(joined(paragraph?.spans ?? [])).toBe('What we did_for_it');
  for (const { spans } of [...(list?.items ?? []), ...(quotation?.items ?? [])])
    expect(joined(spans)).toBe('What we did_for_it');
});

it('gives words that lead to the same place as one span', () => {
  expect(textSpans('[a **b**](/c)[d](/e)').map(({ href, words }) => [href, words.length])).toEqual([
    ['/c', 2],
    ['/e', 1],
  ]);
});
