import { readFileSync } from 'node:fs';
import type { Collection } from 'content-check/collection';
import { jsonSchema } from 'content-check/codegen/json-schema';
import { graphqlSchema } from 'content-check/codegen/sdl';
import { heroSection } from '../../sections/hero/schema';
import { pageSection } from '../../sections/registry';
import { collections } from '../../content/model/collections';
import { invalidContent } from '../schema/content-type';
import { writeSectionRenderer, sectionRendererFile } from './write-section-renderer';

const folder = 'src/content/generated';
const schemaFile = ({ name }: Collection) => `${folder}/${name}.schema.json`;

const textEditorSettings = '.vscode/settings.json';

/** Every file that `npm run generate` writes from the model, and its text. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const sections = [heroSection, ...pageSection.options].map(({ shape }) => shape.type.value);
  return new Map([
    [`${folder}/schema.graphql`, graphqlSchema(collections, invalidContent)],
    ...collections.map((collection) => [schemaFile(collection), jsonSchema(collection)] as const),
    [textEditorSettings, settingsWithSchemas(readFileSync(textEditorSettings, 'utf8'))],
    [sectionRendererFile, writeSectionRenderer(sections)],
  ]);
}

/** The settings of VS Code with the schema of each content file; the others stay as they are. */
function settingsWithSchemas(settings: string): string {
  const schemas = collections.map((collection) => ({
    fileMatch: [`/content/${collection.place.replace(/\/$/, '/*.json')}`],
    url: `./${schemaFile(collection)}`,
  }));
  const all = { ...(JSON.parse(settings) as object), 'json.schemas': schemas };
  return `${JSON.stringify(all, null, 2)}\n`;
}
