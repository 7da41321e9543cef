import * as z from 'zod';
import { metadataOf } from 'content-check/field-metadata';
import { modelMistakes } from 'content-check/model-mistakes';
import { collections } from './collections';

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

const isText = (schema: z.core.$ZodType) => schema instanceof z.ZodString;
const hasForm = (schema: z.core.$ZodType) =>
  isText(schema) && JSON.stringify(z.toJSONSchema(schema)).includes('"pattern"');

it.each(fields)('$name says what it is for, with examples that are right', ({ name, schema }) => {
  const { title = '', description = '', examples, patternErrorMessage } = metadataOf(schema);
  expect(title).toMatch(/\S/);
  // what is optional says so by itself
  expect(description).toMatch(/^(?!Optional).*\.$/);
  const needsExample = isText(schema) || schema instanceof z.ZodEnum;
  if (needsExample && !name.endsWith('$schema')) expect(examples).toBeDefined();
  for (const example of examples ?? []) expect(z.safeParse(schema, example).success).toBe(true);
  if (hasForm(schema)) expect(patternErrorMessage).toBeDefined();
});

it('says nothing that has no effect', () => {
  expect([...modelMistakes({ collections })]).toEqual([]);
});

it('never mentions JSON or code, which the editor hides', () => {
  const code = /Write true|\(\\"\\"\)|\.json|JSON|from the list|by its short name/;
  const help = fields.map(({ schema }) => JSON.stringify(z.globalRegistry.get(schema) ?? {}));
  expect(help.filter((text) => code.test(text))).toEqual([]);
});
