import * as z from 'zod';
import { nameFieldOf } from './collection';
import type { ContentModel } from './content-model';
import { textFormats } from './field-metadata';
import { partsIn } from './schema-traversal';

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
