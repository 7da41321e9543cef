import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from 'command-line/command';
import { buildFolder } from 'unit-testing/build-folder';
import { loadConfig } from './load-config';

const folder = buildFolder();

beforeEach(() => {
  symlinkSync(path.resolve('node_modules'), path.join(folder.path(), 'node_modules'), 'junction');
  mkdirSync(path.join(folder.path(), 'content'));
});

const model = `{ collections: [
  { name: 'side-dishes', place: 'side-dishes/', schema: z.strictObject({}) },
  { name: 'book', place: 'book.json', schema: z.strictObject({}) },
] }`;

/** Loads a configuration with the model and more. */
function loadWith(more: string, file = 'editor.config.ts') {
  const imports = `import * as z from 'zod';\nimport { defineEditor } from 'content-editor';`;
  folder.write(file, `${imports}\nexport default defineEditor({ model: ${model}, ${more} });`);
  return loadConfig(path.join(folder.path(), file));
}

it('needs only the model: folders are called by the names of their collections', () => {
  const { editor, choices } = loadWith('');
  expect(editor).toMatchObject({
    title: 'Edit the content',
    groups: { folders: { 'side-dishes': 'Side dishes' }, files: 'Whole site' },
  });
  expect(choices).toEqual({});
});

it('keeps the headings that it is given', () => {
  const { editor } = loadWith(`groups: { folders: { 'side-dishes': 'Beside' } }`);
  expect(editor.groups.folders).toEqual({ 'side-dishes': 'Beside' });
});

it('finds what it names beside it, also through a path from elsewhere', () => {
  folder.write('pictures.ts', 'export const choicePictures = { icon: { names: [] } };');
  const { choices, at } = loadWith(`choices: './pictures.ts'`);
  expect(choices).toEqual({ icon: { names: [] } });
  expect(at('content')).toBe(path.join(folder.path(), 'content'));
});

it.each([
  [`groups: { folders: { sides: 'Beside' } }`, /a collection "sides".*has: side-dishes, book/],
  [`pages: { collection: 'pages', home: '/' }`, /a collection "pages"/],
  [
    `pages: { collection: 'book', home: '/', redirects: { file: 'old.json', list: 'a', from: 'b', to: 'c' } }`,
    /a file "old.json", which is in no collection/,
  ],
  [`titel: 'Book'`, /says "titel", which means nothing. It may say: .*title/],
  [`choices: './pictures.ts'`, /There is no .*pictures.ts, which "choices" names/],
  [`frame: './pages.ts'`, /There is no .*pages.ts, which "frame" names/],
])('refuses a name of what isn’t there: %s', (more, message) => {
  expect(() => loadWith(more)).toThrow(message);
});

it('says what a module should export that it names', () => {
  folder.write('pages.ts', 'export const app = {};');
  expect(() => loadWith(`frame: './pages.ts'`)).toThrow(/pages.ts should export "frameApp"/);
});

it('says where the file should be, and what it should export', () => {
  const file = path.join(folder.path(), 'other.config.ts');
  expect(() => loadConfig(file)).toThrow(/There is no other.config.ts in .*defineEditor/);
  folder.write('other.config.ts', 'export const editor = 1;');
  expect(() => loadConfig(file)).toThrow(/default export .* should be defineEditor/);
});

it('says in which file a mistake is, before the stack', () => {
  const file = path.join(folder.path(), 'editor.config.ts');
  folder.write('content-model.ts', 'export const model = missing;');
  folder.write(
    'editor.config.ts',
    `import { model } from './content-model';\nexport default model;`,
  );
  expect(() => loadConfig(file)).toThrow(CommandError);
  expect(() => loadConfig(file)).toThrow(
    /^\S+editor.config.ts, or a file that it imports, has a mistake:\n\nReferenceError: missing is not defined\n.*content-model/,
  );
});
