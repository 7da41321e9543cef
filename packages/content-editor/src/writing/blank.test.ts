import { collectionOf } from 'content-check/collection';
import * as z from 'zod';
import { siteModel } from '../../tests/small-site/model';
import type { Part } from './schema';
import { blank, duplicateOf, fixedEntries, kindsAt, limitsOf } from './blank';
import { isObject, type Json } from './json';

const schema = collectionOf(siteModel, 'pages/a.json')?.schema;
const sections = schema?.shape.sections as Part | undefined;
const kinds = sections ? kindsAt(sections, fixedEntries(sections)) : [];
const kindOf = (type: string) => {
  const kind = kinds.find((part) => (blank(part) as { readonly type?: Json }).type === type);
  if (!kind) throw new Error(`No section “${type}”.`);
  return kind;
};

/** Every part of a schema that has limits. */
function* limitedParts(part: Part): Generator<Part> {
  if (part instanceof z.ZodOptional) yield* limitedParts(part.unwrap());
  if (part instanceof z.ZodString || part instanceof z.ZodArray) yield part;
  if (part instanceof z.ZodArray) yield* limitedParts(part.element);
  if (part instanceof z.ZodTuple)
    for (const kind of [...part.def.items, ...kinds]) yield* limitedParts(kind);
  if (part instanceof z.ZodObject)
    for (const child of Object.values<Part>(part.shape)) yield* limitedParts(child);
}

it('finds the limits that JSON Schema would have', () => {
  const parts = siteModel.collections.flatMap((collection) => [...limitedParts(collection.schema)]);
  const limits = parts.map((part) => limitsOf(part));
  expect(limits.some(({ maxLength }) => maxLength)).toBe(true);
  expect(limits.some(({ minItems }) => minItems)).toBe(true);
  expect(limits.some(({ maxItems }) => maxItems)).toBe(true);
  const expected = parts.map((part) => {
    const { maxLength, minItems, maxItems } = z.toJSONSchema(part, {
      io: 'input',
      unrepresentable: 'any',
    });
    return part instanceof z.ZodString ? { maxLength } : { minItems, maxItems };
  });
  expect(limits).toEqual(expected);
});

it('a blank page has only required fields', () => {
  expect(schema && blank(schema)).toMatchObject({ path: '', title: '', keywords: [] });
  expect(schema && blank(schema)).not.toHaveProperty('draft');
});

it('a blank list has its minimum of entries, each with its fields', () => {
  const { commitments } = blank(kindOf('story')) as { readonly commitments: readonly Json[] };
  expect(commitments.length).toBeGreaterThan(0);
  expect(commitments.every(isObject)).toBe(true);
});

it('duplicating a page empties its address, which is required', () => {
  expect(schema && duplicateOf(schema, { path: '/a', title: 'A' })).toEqual({
    path: '',
    title: 'A',
  });
});
