import { collectionOf } from 'content-check/collection';
import * as z from 'zod';
import { siteModel } from '../../tests/small-site/model';
import { limitsOf } from './limits';
import { entryKinds, fixedEntries } from './list-parts';
import type { Part } from './schema';

const sections = collectionOf(siteModel, 'pages/a.json')?.schema.shape.sections as Part | undefined;
const kinds = sections ? entryKinds(sections, fixedEntries(sections)) : [];

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

describe('the limits of a part', () => {
  it('finds the limits that JSON Schema would have', () => {
    const parts = siteModel.collections.flatMap((collection) => [
      ...limitedParts(collection.schema),
    ]);
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
});
