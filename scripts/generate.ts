import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles, generatedFolder } from '../src/content-model/generate/generated-files';

/** Writes the files made from the content model; run it after every change of the model. */
mkdirSync(generatedFolder, { recursive: true });
for (const [name, text] of generatedFiles()) writeFileSync(join(generatedFolder, name), text);
