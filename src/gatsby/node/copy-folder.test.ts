import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles, copyFolder } from './copy-folder';

let parent: string;
let from: string;
let to: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'copy-folder-'));
  from = join(parent, 'from');
  to = join(parent, 'to');
  mkdirSync(join(from, 'pages'), { recursive: true });
  writeFileSync(join(from, 'site.json'), 'site');
  writeFileSync(join(from, 'pages/home.json'), 'home');
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(to, file), 'utf8');

it('copies files and folders', async () => {
  await copyFolder(from, to);
  expect(read('site.json')).toBe('site');
  expect(read('pages/home.json')).toBe('home');
});

it('brings a change, also one of the same length', async () => {
  await copyFolder(from, to);
  writeFileSync(join(from, 'site.json'), 'tide');
  await copyFolder(from, to);
  expect(read('site.json')).toBe('tide');
});

it('takes away what is no longer there', async () => {
  await copyFolder(from, to);
  rmSync(join(from, 'pages/home.json'));
  await copyFolder(from, to);
  expect(readdirSync(join(to, 'pages'))).toEqual([]);
});

it('does not touch a file that is alike', async () => {
  await copyFolder(from, to);
  const before = await stat(join(to, 'site.json'));
  await copyFolder(from, to);
  expect((await stat(join(to, 'site.json'))).ino).toBe(before.ino);
});

it('leaves hidden files out, which programs write while they save', async () => {
  writeFileSync(join(from, '.site.json.swp'), 'half');
  await copyFolder(from, to);
  expect(readdirSync(to).sort()).toEqual(['pages', 'site.json']);
});

it('copies chosen files alone, and passes over one that is gone', async () => {
  await copyFiles(from, to, ['site.json', 'gone.json']);
  expect(readdirSync(to)).toEqual(['site.json']);
});

it('goes on to the others where one can’t be copied', async () => {
  await copyFiles(from, to, ['pages', 'gone.json', 'site.json']);
  expect(readdirSync(to)).toEqual(['site.json']);
});
