import { jsonSchema } from 'content-check/codegen/json-schema';
import { graphqlSchema } from 'content-check/codegen/sdl';
import { collections } from '../collections';

/** The folder of the files generated from the model. */
export const generatedFolder = 'src/content-model/generated';

/** Every file generated from the model: its name in `generatedFolder` and its text. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['schema.graphql', graphqlSchema()],
    ...collections.map((each) => [`${each.name}.schema.json`, jsonSchema(each)] as const),
  ]);
}
