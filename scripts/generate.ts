import { existsSync, readFileSync } from 'node:fs';
import { deployFiles } from 'static-site/deploy-files';
import { command } from 'command-line/command';
import { generatedFiles } from '../src/build/codegen/generated-files';
import { writeWhole } from '../src/build/codegen/write-whole';

/**
 * `npm run generate`: updates the committed files that are generated from the content model and the
 * table of headers, and prints which ones changed. Gatsby itself writes the types of GraphQL queries,
 * in every build and in `develop`.
 */
command(async () => {
  const outdated = [...generatedFiles(), ...deployFiles()].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const [file, text] of outdated) {
    await writeWhole(file, text);
    console.log(`Written: ${file}`);
  }
  if (outdated.length === 0) console.log('Everything is up to date.');
});
