import * as z from 'zod';
import { collections } from './collections';
import { metadataOf } from './field-metadata';
import { iconNames } from './icons';

type Field = { readonly name: string; readonly schema: z.core.$ZodType };

/** Every field of the model, with the way to it. */
function fieldsIn(schema: z.core.$ZodType, name: string): Field[] {
  if (schema instanceof z.ZodOptional) return fieldsIn(schema.unwrap(), name);
  const self = { name, schema };
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries<z.core.$ZodType>(schema.shape);
    return [self, ...parts.flatMap(([key, part]) => fieldsIn(part, `${name}.${key}`))];
  }
  if (schema instanceof z.ZodArray) return [self, ...fieldsIn(schema.element, `${name}[]`)];
  if (schema instanceof z.ZodTuple) {
    const rest = schema.def.rest instanceof z.ZodDiscriminatedUnion ? schema.def.rest.options : [];
    const sections = [...schema.def.items, ...rest];
    return [self, ...sections.flatMap((part) => fieldsIn(part, `${name}[]`))];
  }
  return [self];
}

const fields = collections.flatMap(({ name, schema }) => fieldsIn(schema, name));

it.each(fields)('$name says what it is for', ({ schema }) => {
  const { title = '', description = '' } = metadataOf(schema);
  expect(title).toMatch(/\S/);
  expect(description).toMatch(/\.$/);
});

it('gives an example of every text', () => {
  const without = fields.filter(
    ({ name, schema }) =>
      (schema instanceof z.ZodString || schema instanceof z.ZodEnum) &&
      !name.endsWith('$schema') &&
      metadataOf(schema).examples === undefined,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('gives examples that are right', () => {
  const wrong = fields.flatMap(({ name, schema }) =>
    (metadataOf(schema).examples ?? [])
      .filter((example) => !z.safeParse(schema, example).success)
      .map((example) => `${name}: ${String(example)}`),
  );
  expect(wrong).toEqual([]);
});

it('says how to write what has a form of its own', () => {
  const silent = fields.filter(
    ({ schema }) =>
      schema instanceof z.ZodString &&
      JSON.stringify(z.toJSONSchema(schema)).includes('"pattern"') &&
      metadataOf(schema).patternErrorMessage === undefined,
  );
  expect(silent).toEqual([]);
});

it('names icons in the order of the alphabet, each once', () => {
  expect(iconNames).toEqual([...new Set(iconNames)].sort());
});
