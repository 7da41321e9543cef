import * as z from 'zod';
import { collections } from '../../src/content-model/collections';
import { singleLineText } from '../../src/content-model/fields';
import { pageSection } from '../../src/content-model/page-section';
import { fillFromExamples } from './fill-from-examples';

const metadata = { title: 'Price', description: 'What it costs.', examples: ['From $500'] };
const card = z.strictObject({ title: z.string(), price: singleLineText(40, metadata) });

it('fills a required field that is missing with its first example', () => {
  expect(fillFromExamples(card, { title: 'Audit' })).toEqual({
    title: 'Audit',
    price: 'From $500',
  });
});

it('leaves an optional field out', () => {
  const schema = card.extend({ price: singleLineText(40, metadata).optional() });
  expect(fillFromExamples(schema, { title: 'Audit' })).toEqual({ title: 'Audit' });
});

it('keeps what is there, right or wrong', () => {
  const entry = { title: 1, price: 'Free', color: 'red' };
  expect(fillFromExamples(card, entry)).toEqual(entry);
});

it('reaches the entries of a list', () => {
  expect(fillFromExamples(z.array(card), [{ title: 'Audit' }])).toEqual([
    { title: 'Audit', price: 'From $500' },
  ]);
});

it('fills a whole group of fields', () => {
  expect(fillFromExamples(z.strictObject({ card }), { card: { title: 'Audit' } })).toEqual({
    card: { title: 'Audit', price: 'From $500' },
  });
  expect(fillFromExamples(z.strictObject({ words: card.omit({ title: true }) }), {})).toEqual({
    words: { price: 'From $500' },
  });
});

it('says where the model has no example', () => {
  expect(() => fillFromExamples(z.strictObject({ title: z.string() }), {})).toThrow(/no example/);
});

it.each(collections)('the model of $name has examples for all that is required', ({ schema }) => {
  expect(schema.safeParse(fillFromExamples(schema, {})).error?.issues ?? []).toEqual([]);
});

it.each(pageSection.options.map((schema) => [schema.meta()?.title, schema] as const))(
  'so has that of the section “%s”',
  (_title, schema) => {
    expect(schema.safeParse(fillFromExamples(schema, {})).error?.issues ?? []).toEqual([]);
  },
);
