import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { removeEmptyFolders, removeFiles } from './list-files';

const folder = buildFolder();

beforeEach(() => {
  folder.write('about/index.html', '');
});

/** Every file and folder, sorted. */
const everything = () =>
  readdirSync(folder.path(), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();

it('removes files with the folders that they leave empty', async () => {
  for (const file of ['gone/index.html.br', 'gone/team/index.html.br', 'about/team/index.html.br'])
    folder.write(file, '');
  await removeFiles(folder.path(), (file) => file.endsWith('.br'));
  expect(everything()).toEqual(['about', 'about/index.html']);
});

it('leaves empty folders alone that had no such files', async () => {
  mkdirSync(path.join(folder.path(), 'later'));
  folder.write('gone/index.html.br', '');
  await removeFiles(folder.path(), (file) => file.endsWith('.br'));
  expect(everything()).toEqual(['about', 'about/index.html', 'later']);
});

it('removes empty folders, inner ones first', async () => {
  for (const name of ['gone/team', 'page-data/gone'])
    mkdirSync(path.join(folder.path(), name), { recursive: true });
  await removeEmptyFolders(folder.path());
  expect(everything()).toEqual(['about', 'about/index.html']);
});
