import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typesFile } from './query-types';
import { generatedFiles } from './generated-files';

const files = [...generatedFiles()];
const names = files.map(([file]) => file);

it.each(files)('%s is what `npm run generate` would write', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it.each(['src/model/generated', 'src/sections/generated'])('has no other files in %s', (folder) => {
  const found = readdirSync(folder).map((file) => path.posix.join(folder, file));
  expect(found.filter((file) => !names.includes(file) && file !== typesFile)).toEqual([]);
});
