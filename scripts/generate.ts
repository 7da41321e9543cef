import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfig } from '../src/build/nginx-config';
import { generatedFiles, generatedFolder } from '../src/content-model/generate/generated-files';

/**
 * Writes the committed files that are made from others: run it after every change of the content
 * model or of the table of headers.
 */
mkdirSync(generatedFolder, { recursive: true });
for (const [name, text] of generatedFiles()) writeFileSync(join(generatedFolder, name), text);
writeFileSync('deploy/nginx.conf', nginxConfig());
