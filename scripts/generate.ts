import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFiles } from '../src/gatsby/hosts/deploy-files';
import { generatedFiles, generatedFolder } from '../src/content-model/codegen/generated-files';
import { command } from './support/command';
import { generateGatsbyTypes } from './support/gatsby-types';

/**
 * `npm run generate`: writes every committed file that is made from others. Run it after a change of the
 * content model, of a GraphQL query or of the table of headers.
 */
command(async () => {
  mkdirSync(generatedFolder, { recursive: true });
  for (const [name, text] of generatedFiles()) writeFileSync(join(generatedFolder, name), text);
  for (const [file, text] of deployFiles()) writeFileSync(file, text);
  await generateGatsbyTypes();
});
