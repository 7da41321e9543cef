import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFiles } from '../src/gatsby/hosts/deploy-files';
import { generatedFiles, generatedFolder } from '../src/content-model/codegen/generated-files';

/**
 * Writes the committed files that are made from others: run it after every change of the content
 * model or of the table of headers.
 */
mkdirSync(generatedFolder, { recursive: true });
for (const [name, text] of generatedFiles()) writeFileSync(join(generatedFolder, name), text);
for (const [file, text] of deployFiles()) writeFileSync(file, text);
