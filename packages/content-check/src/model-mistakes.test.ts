import * as z from 'zod';
import { textFormats } from './field-metadata';
import { modelMistakes } from './model-mistakes';

const text = z.string().meta({ title: 'Text', description: 'A text.' });
const reference = (collection: string) =>
  z.string().register(textFormats, {
    format: 'cook',
    refersTo: { collection, whenDeleted: 'removed' },
  });
const name = z.string().register(textFormats, { format: 'name', names: 'cooks' });

/** The mistakes of a model with one collection. */
const mistakesOf = (shape: z.core.$ZodShape, path = 'cooks/') => [
  ...modelMistakes({ collections: [{ name: 'cooks', path, schema: z.strictObject(shape) }] }),
];

it('finds none in a model that has effect', () => {
  expect(mistakesOf({ name, text })).toEqual([]);
});

it('finds a path that is neither a folder nor a file', () => {
  expect(mistakesOf({ text }, 'cooks')).toEqual([
    'The path "cooks" of the collection "cooks" is neither a folder nor a JSON file. Write "cooks/" or "cooks.json".',
  ]);
});

it('finds references to what no collection has', () => {
  const steps = z.array(z.strictObject({ cook: reference('chefs') }));
  expect(mistakesOf({ name, steps })).toEqual([
    `The field "steps.cook" of the collection "cooks" refers to "chefs", but no field of any collection has "names: 'chefs'".`,
  ]);
});

it.each([
  ['meta', z.string().optional().meta({ title: 'Note', description: 'A note.' })],
  ['register', z.string().optional().register(textFormats, { format: 'note' })],
])('finds what is said by “%s” after “optional”', (_, note) => {
  expect(mistakesOf({ page: z.strictObject({ note }) })).toEqual([
    'The field "page.note" of the collection "cooks" has metadata after ".optional()", where nothing reads it. Write ".meta(…)" and ".register(…)" before ".optional()".',
  ]);
});
