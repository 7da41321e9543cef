import { jsonSchema } from 'content-check/codegen/json-schema';
import { graphqlSchema } from 'content-check/codegen/sdl';
import { collections, invalidContent } from '../model/collections';

/** The folder of the files generated from the model. */
export const generatedFolder = 'src/content/generated';

/** Every file generated from the model: its name in `generatedFolder` and its text. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['schema.graphql', graphqlSchema(collections, invalidContent)],
    ...collections.map(
      (collection) => [`${collection.name}.schema.json`, jsonSchema(collection)] as const,
    ),
  ]);
}
