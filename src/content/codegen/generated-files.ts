import path from 'node:path';
import { jsonSchema } from 'content-check/codegen/json-schema';
import { graphqlSchema } from 'content-check/codegen/sdl';
import { heroSection } from '../../sections/hero/schema';
import { pageSection } from '../../sections/registry';
import { collections, invalidContent } from '../model/collections';
import { writeSectionRenderer, sectionRendererFile } from './write-section-renderer';

const folder = 'src/content/generated';

/** Every file that `npm run generate` writes from the model, and its text. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const sections = [heroSection, ...pageSection.options].map(({ shape }) => shape.type.value);
  return new Map([
    [path.posix.join(folder, 'schema.graphql'), graphqlSchema(collections, invalidContent)],
    ...collections.map(
      (collection) =>
        [
          path.posix.join(folder, `${collection.name}.schema.json`),
          jsonSchema(collection),
        ] as const,
    ),
    [sectionRendererFile, writeSectionRenderer(sections)],
  ]);
}
