import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployFiles } from 'static-site/deploy-files';
import { command } from 'command-line/command';
import { generatedFiles, generatedFolder } from '../src/content-model/codegen/generated-files';
import { generateGatsbyTypes, gatsbyTypesFile } from './gatsby-types/gatsby-types';

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * `npm run generate`: updates the committed files that are generated from sources, and prints which ones
 * changed. Run it after changing the content model, a GraphQL query or the table of headers.
 */
command(async () => {
  await mkdir(generatedFolder, { recursive: true });
  const schemas = [...generatedFiles()].map(
    ([name, text]) => [path.posix.join(generatedFolder, name), text] as const,
  );
  const written: string[] = [];
  for (const [file, text] of [...schemas, ...deployFiles()]) {
    if (textOf(file) === text) continue;
    await writeFile(file, text);
    written.push(file);
  }
  const types = textOf(gatsbyTypesFile);
  await generateGatsbyTypes();
  if (textOf(gatsbyTypesFile) !== types) written.push(gatsbyTypesFile);
  console.log(written.map((file) => `Written: ${file}`).join('\n') || 'Everything is up to date.');
});
