import { readFileSync } from 'node:fs';
import type { Collection } from 'content-check/collection';
import { jsonSchema } from 'content-check/codegen/json-schema';
import { graphqlSchema } from 'content-check/codegen/sdl';
import { heroSection } from '../../sections/hero/schema';
import { pageSection } from '../../sections/registry';
import { derivedFields } from '../../fields/derived-fields';
import { iconNames } from '../../fields/icons';
import { collections } from '../../model/collections';
import { pageTypeOfEntries } from '../../page-types/registry';
import { iconPathsFile } from '../bundles/sprite';
import { invalidContent } from '../schema/content-type';
import { iconPaths } from './icon-paths';
import { writeSectionRenderer, sectionRendererFile } from './write-section-renderer';

const folder = 'src/model/generated';
const schemaFile = ({ name }: Collection) => `${folder}/${name}.schema.json`;

const textEditorSettings = '.vscode/settings.json';

/** Every file that `npm run generate` writes from the model, and its text. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const sections = [heroSection, ...pageSection.options].map(({ shape }) => shape.type.value);
  return new Map([
    [`${folder}/schema.graphql`, contentSchema()],
    ...collections.map((collection) => [schemaFile(collection), jsonSchema(collection)] as const),
    [iconPathsFile, iconPaths(iconNames)],
    [textEditorSettings, settingsWithSchemas(readFileSync(textEditorSettings, 'utf8'))],
    [sectionRendererFile, writeSectionRenderer(sections)],
  ]);
}

/** The GraphQL types of content, with derived fields and the metadata of pages. */
function contentSchema(): string {
  const pages = new Set(collections.filter(pageTypeOfEntries).map(({ schema }) => schema));
  return graphqlSchema(collections, {
    invalidType: invalidContent,
    addedFields: (part) => ({
      ...derivedFields.get(part),
      ...(pages.has(part) && { metadata: { type: 'PageMetadata!' } }),
    }),
  });
}

/** The settings of VS Code with the schema of each content file; the others stay as they are. */
function settingsWithSchemas(settings: string): string {
  const schemas = collections.map((collection) => ({
    fileMatch: [`/content/${collection.path.replace(/\/$/, '/*.json')}`],
    url: `./${schemaFile(collection)}`,
  }));
  const all = { ...(JSON.parse(settings) as object), 'json.schemas': schemas };
  return `${JSON.stringify(all, null, 2)}\n`;
}
