import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles, generatedFolder } from './generated-files';

const files = [...generatedFiles()];

it.each(files)('%s is what `npm run generate` would write', (name, text) => {
  expect(readFileSync(join(generatedFolder, name), 'utf8')).toBe(text);
});

it('has no other files in the folder', () => {
  expect(readdirSync(generatedFolder).sort()).toEqual(files.map(([name]) => name).sort());
});
