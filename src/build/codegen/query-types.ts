import { readFile } from 'node:fs/promises';
import { watch } from 'chokidar';
import type { GatsbyConfig } from 'gatsby';
import { writeWhole } from './write-whole';

/**
 * The file with the types of all GraphQL queries, which every build and `gatsby develop` update. It
 * is committed, for the check of types in a folder without a build.
 */
export const typesFile = 'src/model/generated/gatsby-types.d.ts';

/** Where Gatsby writes the types, piece by piece, so that nobody should read them there. */
const writtenTypes = '.cache/gatsby-types.d.ts';

/** Gatsby's settings for the types of all GraphQL queries. */
export const typegen: NonNullable<GatsbyConfig['graphqlTypegen']> = {
  typesOutputPath: writtenTypes,
  generateOnBuild: true,
};

/** Updates the committed types with those that Gatsby has written, if it has. */
export async function keepTypes(): Promise<void> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => '');
  const text = await read(writtenTypes);
  if (text !== '' && text !== (await read(typesFile))) await writeWhole(typesFile, text);
}

/** Writes the types of queries whenever Gatsby has written them again, in `gatsby develop`. */
export function followTypes(): void {
  watch(writtenTypes, { awaitWriteFinish: true }).on('all', () => void keepTypes());
}
