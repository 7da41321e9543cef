import { cp, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildFolder } from '../../tests/helpers/build-folder';
import { claimCache, dropForeignCache } from './cache-place';

const folder = buildFolder();
const site = () => join(folder.path(), 'site');
const moved = () => join(dirname(site()), 'moved');

beforeEach(async () => {
  folder.write('site/.cache/data', 'of a build');
  folder.write('site/public/index.html', 'of a build');
  await claimCache(site());
});

it('keeps the cache of a folder that stayed where it was', async () => {
  await dropForeignCache(site());
  expect(folder.has('site/.cache/data')).toBe(true);
  expect(folder.has('site/public/index.html')).toBe(true);
});

it.each([
  ['renamed', () => rename(site(), moved())],
  ['copied', () => cp(site(), moved(), { recursive: true })],
])('starts clean in a folder that was %s', async (_, move) => {
  await move();
  await dropForeignCache(moved());
  expect(folder.has('moved/.cache')).toBe(false);
  expect(folder.has('moved/public')).toBe(false);
});

it('starts clean where nobody knows what the cache was made in', async () => {
  folder.write('site/.cache/made-in.txt', '');
  await dropForeignCache(site());
  expect(folder.has('site/.cache')).toBe(false);
});

it('has nothing to do before the first build', async () => {
  folder.write('new/package.json', '{}');
  await dropForeignCache(join(folder.path(), 'new'));
  expect(folder.files()).toContain('new/package.json');
});
