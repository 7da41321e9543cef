import * as z from 'zod';
import { nameFieldOf } from './collection';
import type { ContentModel } from './content-model';
import { textFormats } from './field-metadata';

/**
 * What a model says without any effect, which no check of its content would tell: paths that no file has, references that
 * lead nowhere, and metadata of a field where nothing reads it.
 * @returns a sentence for each
 */
export function* modelMistakes({ collections }: ContentModel): Generator<string> {
  const known = collections.flatMap((collection) => nameFieldOf(collection)?.names ?? []);
  for (const { name, path, schema } of collections) {
    if (!/(?:\/|\.json)$/.test(path))
      yield `The path "${path}" of the collection "${name}" is neither a folder nor a JSON file. Write "${path}/" or "${path}.json".`;
    for (const { part, field } of partsIn(schema)) {
      const where = `The field "${field}" of the collection "${name}"`;
      const isRead = !(part instanceof z.ZodOptional);
      if (!isRead && (z.globalRegistry.has(part) || textFormats.has(part)))
        yield `${where} has metadata after ".optional()", where nothing reads it. Write ".meta(…)" and ".register(…)" before ".optional()".`;
      const { collection = '' } = textFormats.get(part)?.refersTo ?? {};
      if (collection !== '' && !known.includes(collection))
        yield `${where} refers to "${collection}", but no field of any collection has "names: '${collection}'".`;
    }
  }
}

type Found = { readonly part: z.core.$ZodType; readonly field: string };

/** All parts of a schema, with the names of their fields; each once, since parts may hold themselves. */
function* partsIn(
  part: z.core.$ZodType,
  field = '',
  seen = new Set<z.core.$ZodType>(),
): Generator<Found> {
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
