import { rmSync, statSync } from 'node:fs';
import { buildFolder } from 'unit-testing/build-folder';
import { copyFiles, copyFolder } from './copy-folder';

const folder = buildFolder({ enter: true });
const copy = () => copyFolder('from', 'to');
const copied = () => folder.files().filter((file) => file.startsWith('to/'));

beforeEach(() => {
  folder.write('from/site.json', 'site');
  folder.write('from/pages/home.json', 'home');
});

it('copies files and folders', async () => {
  await copy();
  expect(folder.text('to/site.json')).toBe('site');
  expect(folder.text('to/pages/home.json')).toBe('home');
});

it('leaves out what programs leave in the folder', async () => {
  for (const name of ['.DS_Store', 'Icon\r', '~$home.json', 'home.json:Zone.Identifier'])
    folder.write(`from/pages/${name}`, 'x');
  await copy();
  expect(copied()).toEqual(['to/pages/home.json', 'to/site.json']);
});

it('copies a changed file, even if its size is the same', async () => {
  await copy();
  folder.write('from/site.json', 'tide');
  await copy();
  expect(folder.text('to/site.json')).toBe('tide');
});

it('deletes files that no longer exist in the source', async () => {
  await copy();
  rmSync('from/pages/home.json');
  await copy();
  expect(copied()).toEqual(['to/site.json']);
});

it('does not rewrite an unchanged file', async () => {
  await copy();
  const before = statSync('to/site.json');
  await copy();
  expect(statSync('to/site.json').ino).toBe(before.ino);
});

it('skips hidden files, such as temporary files of text editors', async () => {
  folder.write('from/.site.json.swp', 'half');
  await copy();
  expect(copied()).toEqual(['to/pages/home.json', 'to/site.json']);
});

it('copies only the given files, and skips those that are missing or can’t be copied', async () => {
  await copyFiles('from', 'to', ['pages', 'gone.json', 'site.json']);
  expect(copied()).toEqual(['to/site.json']);
});
