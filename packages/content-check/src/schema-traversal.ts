import type { Range } from 'rich-text/blocks';
import { parseLine } from 'rich-text/parse';
import * as z from 'zod';
import { linkTargetParts, type TextFormat, textFormats } from './field-metadata';

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
  /** For the target of a link in a text: its place there. */
  readonly within?: Range;
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

/**
 * Every text of a value that has a format in the schema, even if other parts of the value are invalid. After a text come
 * the targets of its links.
 */
export function* textFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): Generator<TextField> {
  if (typeof value === 'string') {
    const traits = textFormats.get(schema);
    const isValid = z.safeParse(schema, value).success;
    if (traits) yield { path, format: traits.format, traits, value, isValid };
    if (traits?.richText) yield* linksIn(schema, value, path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      const part = childPart(schema, key, child);
      if (part) yield* textFields(part, child, [...path, key]);
    }
  }
}

function linksIn(schema: z.core.$ZodType, text: string, path: Path): readonly TextField[] {
  const target = linkTargetParts.get(schema);
  const traits = target && textFormats.get(target);
  if (!traits) return [];
  // most texts have none
  if (!text.includes('](')) return [];
  return parseLine(text).links.map(({ href: value, ...within }) => {
    const isValid = z.safeParse(target, value).success;
    return { path, format: traits.format, traits, value, isValid, within };
  });
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

/**
 * The part of the schema for `child`, the value at `key`, if there is one: never an optional's wrapper, and of
 * several kinds the one that the value names.
 */
export function childPart(
  schema: z.core.$ZodType,
  key: string | number,
  child: unknown,
): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodTuple)
    return namedKind(kindsOf(schema), child) ?? schema.def.items[Number(key)];
  const part = anyPart(schema, key);
  // without a value there is no kind yet
  const isUnion = part instanceof z.ZodDiscriminatedUnion && child !== undefined;
  return isUnion ? namedKind(kindsOf(part), child) : part;
}

/** The part of an object or list at a key, whatever its value. */
function anyPart(schema: z.core.$ZodType, key: string | number): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (!(schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key))) return undefined;
  const part: unknown = schema.shape[key];
  const inner = part instanceof z.ZodOptional ? part.unwrap() : part;
  return inner instanceof z.ZodType ? inner : undefined;
}

/** A part of a schema, and the name of its field: "sections.heading". */
type NamedPart = { readonly part: z.core.$ZodType; readonly field: string };

/** Every part that a schema consists of, itself first; each once, since parts may hold themselves. */
export function* partsIn(
  part: z.core.$ZodType,
  field = '',
  seen = new Set<z.core.$ZodType>(),
): Generator<NamedPart> {
  if (seen.has(part)) return;
  seen.add(part);
  yield { part, field };
  for (const [name, inner] of innerParts(part)) {
    const path = name === '' || field === '' ? field + name : `${field}.${name}`;
    yield* partsIn(inner, path, seen);
  }
}

/** The parts directly in another, with the names of those that are fields of it. */
function innerParts(part: z.core.$ZodType): readonly (readonly [string, z.core.$ZodType])[] {
  if (part instanceof z.ZodObject) return Object.entries<z.core.$ZodType>(part.shape);
  return unnamedParts(part).map((inner) => ['', inner]);
}

function unnamedParts(part: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (part instanceof z.ZodOptional) return [part.unwrap()];
  if (part instanceof z.ZodArray) return [part.element];
  if (part instanceof z.ZodDiscriminatedUnion) return part.options;
  if (!(part instanceof z.ZodTuple)) return [];
  const { items, rest } = part.def;
  return rest ? [...items, rest] : items;
}

/** The kinds of entries that may stand in one place, and the field whose value names the kind. */
export type Kinds = {
  readonly discriminator: string;
  readonly options: readonly z.core.$ZodType[];
};

/** The kinds of entries at a path, if there are several. */
export function kindsAt(schema: z.ZodObject, value: unknown, path: Path): Kinds | undefined {
  const parent = partAt(schema, value, path.slice(0, -1));
  const key = path.at(-1);
  if (!parent || key === undefined) return undefined;
  return kindsOf(parent instanceof z.ZodTuple ? parent : anyPart(parent, key));
}

/** The kinds of a union, or of the entries of a tuple that ends in one. */
function kindsOf(part: z.core.$ZodType | null | undefined): Kinds | undefined {
  if (part instanceof z.ZodTuple) {
    const { items, rest } = part.def;
    const others = kindsOf(rest);
    return others && { ...others, options: [...items, ...others.options] };
  }
  if (!(part instanceof z.ZodDiscriminatedUnion)) return undefined;
  return { discriminator: part.def.discriminator, options: part.options };
}

/** The kind that a value names. */
function namedKind(kinds: Kinds | undefined, value: unknown): z.core.$ZodType | undefined {
  return kinds?.options.find((option) => {
    const name: unknown =
      option instanceof z.ZodObject ? option.shape[kinds.discriminator] : undefined;
    return name instanceof z.ZodLiteral && name.value === childOf(value, kinds.discriminator);
  });
}
