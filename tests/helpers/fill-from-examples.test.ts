import * as z from 'zod';
import { collections } from '../../src/content-model/collections';
import { singleLineText } from '../../src/content-model/fields';
import { pageSection } from '../../src/content-model/page-section';
import { fillFromExamples } from './fill-from-examples';

const metadata = { title: 'Price', description: 'What it costs.', examples: ['From $500'] };
const card = z.strictObject({ title: z.string(), price: singleLineText(40, metadata) });

const whole = { title: 'Audit', price: 'From $500' };

it.each<[string, z.ZodType, unknown, unknown]>([
  ['fills a field that is missing with its first example', card, { title: 'Audit' }, whole],
  ['leaves an optional field out', card.partial(), { title: 'Audit' }, { title: 'Audit' }],
  ['keeps what is right', card, { ...whole, price: 'Free' }, { ...whole, price: 'Free' }],
  ['keeps what is wrong', card, { ...whole, color: 'red' }, { ...whole, color: 'red' }],
  ['reaches the entries of a list', z.array(card), [{ title: 'Audit' }], [whole]],
  ['reaches groups', z.strictObject({ card }), { card: { title: 'Audit' } }, { card: whole }],
  [
    'fills a whole group of fields',
    z.strictObject({ words: card.omit({ title: true }) }),
    {},
    { words: { price: 'From $500' } },
  ],
])('%s', (_name, schema, entry, filled) => {
  expect(fillFromExamples(schema, entry)).toEqual(filled);
});

it('says where the model has no example', () => {
  expect(() => fillFromExamples(z.strictObject({ title: z.string() }), {})).toThrow(/no example/);
});

it.each([
  ...collections.map(({ name, schema }) => [name, schema] as const),
  ...pageSection.options.map((schema) => [schema.shape.type.value, schema] as const),
])('the model of %s has examples for all that is required', (_name, schema) => {
  expect(schema.safeParse(fillFromExamples(schema, {})).error?.issues ?? []).toEqual([]);
});
