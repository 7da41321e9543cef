import { buildFolder } from 'unit-testing/build-folder';
import { cyclesIn, type Imports, projectImports } from './import-cycles';

const folder = buildFolder();

it.each<[Imports, string[]]>([
  [{ a: ['b'], b: ['c'], c: [] }, []],
  [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  [{ a: ['b'], b: ['c'], c: ['b'] }, ['b → c → b']],
  [{ a: ['a'] }, ['a → a']],
])('in %j finds the circles %j', (files, cycles) => {
  expect(cyclesIn(files)).toEqual(cycles);
});

it.each([
  ['a value', "import { a } from './a';"],
  ['a type', "import type { A } from './a';"],
  ['a type in place', "export let b: import('./a').A;"],
  ['a module on demand', "export const load = () => import('./a');"],
  ['what it exports again', "export * from './a';"],
])('a file imports another for %s', (_, text) => {
  folder.write(
    'tsconfig.json',
    '{ "compilerOptions": { "moduleResolution": "bundler" }, "include": ["*.ts"] }',
  );
  folder.write('a.ts', 'export type A = 1; export const a = 1;');
  folder.write('b.ts', text);
  expect(projectImports(folder.path())).toEqual({ 'a.ts': [], 'b.ts': ['a.ts'] });
});
