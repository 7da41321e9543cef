import * as z from 'zod';
import { childPart } from 'content-check/schema-traversal';
import { metadataOf } from 'content-check/field-metadata';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Gives a content entry every required field that it lacks, from the model's examples, so that a new
 * required field needs no change of the fixture's content.
 * @param schema the part of the model that describes `value`
 * @returns a new value; existing fields keep their values, valid or not
 */
export function fillFromExamples(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema || typeof value !== 'object' || value === null) return value;
  const fill = (child: unknown, key: string | number) =>
    fillFromExamples(childPart(schema, key, child), child);
  if (Array.isArray(value)) return value.map(fill);
  const given = Object.entries(value as Entry).map(([key, child]) => [key, fill(child, key)]);
  const entry = Object.fromEntries(given) as Entry;
  return schema instanceof z.ZodObject ? { ...missing(schema, entry), ...entry } : entry;
}

/** Examples for the required fields that an entry lacks. */
function missing(schema: z.ZodObject, entry: Entry): Entry {
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(schema.shape)
      .filter(([key, field]) => !(key in entry) && !(field instanceof z.ZodOptional))
      .map(([key, field]) => [key, exampleOf(field)]),
  );
}

/**
 * A value that a part of the model allows.
 * @throws if the model has no example for it
 */
function exampleOf(schema: z.core.$ZodType): unknown {
  const { title = '', examples } = metadataOf(schema);
  if (examples && examples.length > 0) return examples[0];
  if (schema instanceof z.ZodObject) return missing(schema, {});
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element)];
  if (schema instanceof z.ZodTuple) return schema.def.items.map(exampleOf);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return false;
  throw new Error(`The model has no example for "${title}": add one to its metadata.`);
}
