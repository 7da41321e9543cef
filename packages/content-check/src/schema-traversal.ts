import * as z from 'zod';
import { type TextFormat, textFormats } from './field-metadata';

/** The path to a value: keys and indexes, from the top of its file. */
export type Path = readonly (string | number)[];

/** A text in a file, and its format in the schema. */
export type TextField = {
  readonly path: Path;
  readonly format: string;
  /** What the check and forms know of that format. */
  readonly traits: TextFormat;
  readonly value: string;
  /** Whether it has that format. */
  readonly isValid: boolean;
};

/** The name of a field in messages: "sections[1].heading". */
export function fieldName(path: Path): string {
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  return parts.join('').replace(/^\./, '');
}

/** The path to the value of an issue of zod. */
export function pathOf({ path }: z.core.$ZodIssue): Path {
  return path.filter((key) => typeof key !== 'symbol');
}

/** Every text of a value that has a format in the schema, even if other parts of the value are invalid. */
export function* textFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): Generator<TextField> {
  if (typeof value === 'string') {
    const traits = textFormats.get(schema);
    const isValid = z.safeParse(schema, value).success;
    if (traits) yield { path, format: traits.format, traits, value, isValid };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      const part = childPart(schema, key, child);
      if (part) yield* textFields(part, child, [...path, key]);
    }
  }
}

/** The part of the schema at a path, if there is one. */
export function partAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path,
): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const child = childOf(value, key);
  const part = childPart(schema, key, child);
  return part && partAt(part, child, rest);
}

/** The value at a path of another; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce(childOf, value);
}

function childOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string | number, unknown>)[key];
}

/** The part of the schema for `child`, the value at `key`, if there is one; never an optional's wrapper. */
export function childPart(
  schema: z.core.$ZodType,
  key: string | number,
  child: unknown,
): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    const part: unknown = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    return part instanceof z.ZodOptional ? part.unwrap() : (part as z.core.$ZodType | undefined);
  }
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return sectionPart(schema, key, child);
  return undefined;
}

/** A section's schema is found by its `type`. */
function sectionPart(
  { def: { items, rest } }: z.ZodTuple,
  key: string | number,
  child: unknown,
): z.core.$ZodType | undefined {
  const others = rest instanceof z.ZodDiscriminatedUnion ? rest.options : [];
  const type = childOf(child, 'type');
  const isOfType = (each: z.core.$ZodType) => {
    const part: unknown = each instanceof z.ZodObject ? each.shape.type : undefined;
    return part instanceof z.ZodLiteral && part.value === type;
  };
  return [...items, ...others].find(isOfType) ?? items[Number(key)];
}
