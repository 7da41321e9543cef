import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../../tests/helpers/unit/build-folder';
import { lintKeys } from './lint-keys';

const folder = buildFolder();
const page = 'src/page.tsx';

/** The files whose cached results are invalid after a change. */
async function outdatedBy(change: () => unknown): Promise<readonly string[]> {
  const before = lintKeys(folder.path());
  await change();
  const after = lintKeys(folder.path());
  const files = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
  return files.map((file) => path.relative(folder.path(), file)).sort();
}

beforeEach(() => {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "moduleResolution": "bundler" }, "include": ["src"] }',
    'eslint.config.ts': "import { direction } from './eslint/direction';",
    'eslint/direction.ts': 'export const direction = [];',
    'package.json': '{}',
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'src/page.tsx': "import { title } from './title';",
    'src/title.ts': "export * from './words';",
    'src/words.ts': "export const title = 'Home';",
    'src/other.ts': "export const load = () => import('./lazy');",
    'src/lazy.ts': "import drawing from './drawing.svg';",
    'src/drawing.svg': '<svg/>',
    'src/globals.d.ts': 'declare const flag: boolean;',
    'src/declares.ts': 'declare global { var extra: string }\nexport {};',
  };
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
});

test('nothing is outdated if nothing changes', async () => {
  expect(await outdatedBy(() => undefined)).toEqual([]);
});

test.each([
  ['src/page.tsx', ['src/page.tsx']],
  ['src/words.ts', ['src/page.tsx', 'src/title.ts', 'src/words.ts']],
  ['src/lazy.ts', ['src/lazy.ts', 'src/other.ts']],
  ['src/drawing.svg', ['src/lazy.ts', 'src/other.ts']],
  ['src/unrelated.ts', []],
])('changing %s outdates the files that import it', async (file, outdated) => {
  expect(await outdatedBy(() => folder.write(file, 'export const title = 1;'))).toEqual(outdated);
});

test.each([
  'src/globals.d.ts',
  'src/declares.ts',
  'eslint.config.ts',
  'eslint/direction.ts',
  'package.json',
  'node_modules/.package-lock.json',
])('changing %s outdates everything', async (file) => {
  expect(await outdatedBy(() => folder.write(file, '{ "a": 1 }'))).toContain(page);
});

test('deleting a file outdates the files that imported it', async () => {
  const words = path.join(folder.path(), 'src/words.ts');
  expect(await outdatedBy(() => rm(words))).toContain(page);
});

test('replacing an imported module by another file outdates the files that import it', async () => {
  expect(await outdatedBy(() => folder.write('src/words.tsx', ''))).toEqual([]);
  expect(await outdatedBy(() => folder.write('src/title/index.ts', ''))).toEqual([]);
  await rm(path.join(folder.path(), 'src/title.ts'));
  expect(await outdatedBy(() => folder.write('src/title.tsx', ''))).toContain(page);
});
