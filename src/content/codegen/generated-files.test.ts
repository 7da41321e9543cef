import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typesFile } from '../../build/environment/types-file';
import { generatedFiles } from './generated-files';

const files = [...generatedFiles()];
const names = files.map(([file]) => file);

it.each(files)('%s is what `npm run generate` would write', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it.each([...new Set(names.map((file) => path.posix.dirname(file)))])(
  'has no other files in %s',
  (folder) => {
    const found = readdirSync(folder).map((file) => path.posix.join(folder, file));
    const written = [...names, typesFile].filter((file) => path.posix.dirname(file) === folder);
    expect(found.sort()).toEqual(written.sort());
  },
);
