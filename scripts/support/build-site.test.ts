import { spawnSync } from 'node:child_process';
import promises, { constants, cp, rename, rm, symlink } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildFolder } from '../../tests/helpers/build-folder';
import { cacheOwner } from '../../src/gatsby/node/cache-owner';
import { claimCache, gatsbyEnv, prepareFolder } from './build-site';
import { entryOf } from './tools';

const folder = buildFolder();
const site = () => join(folder.path(), 'site');
const moved = () => join(dirname(site()), 'moved');

beforeEach(async () => {
  folder.write('site/.cache/data', 'of a build');
  folder.write('site/public/index.html', 'of a build');
  await claimCache(site());
});

it('keeps the cache of a folder that stayed where it was', async () => {
  await prepareFolder(site());
  expect(folder.has('site/.cache/data')).toBe(true);
  expect(folder.has('site/public/index.html')).toBe(true);
});

it.each([
  ['was renamed', () => rename(site(), moved())],
  ['was copied', () => cp(site(), moved(), { recursive: true })],
  [
    'holds a build that broke off',
    async () => {
      await rename(site(), moved());
      await rm(join(moved(), cacheOwner));
    },
  ],
])('starts clean in a folder that %s', async (_, move) => {
  await move();
  await prepareFolder(moved());
  expect(folder.files().filter((file) => file.startsWith('moved/'))).toEqual([
    'moved/.cache/made-in.txt',
  ]);
});

it('has nothing to clear before the first build', async () => {
  folder.write('new/package.json', '{}');
  await prepareFolder(join(folder.path(), 'new'));
  expect(folder.files()).toContain('new/package.json');
});

it.each(["June's site", 'site (1)', 'c#', 'site [old]', '100%', 'site!'])(
  'refuses a folder whose path Gatsby misunderstands: %s',
  async (name) => {
    const root = join(folder.path(), name);
    await expect(prepareFolder(root)).rejects.toThrow(`in its path: ${root}\nMove or rename`);
  },
);

it('refuses a folder that another command uses', async () => {
  const { unlock } = await prepareFolder(site());
  await expect(prepareFolder(site())).rejects.toThrow('by another command');
  unlock();
});

it('leaves a folder as it is that can not be written to', async () => {
  // the superuser, as whom tests may run, may write into any but on a read-only disk
  const refused = new Error("EROFS: read-only file system, access 'site'");
  const access = jest.spyOn(promises, 'access').mockRejectedValueOnce(refused);
  await rename(site(), moved());
  await expect(prepareFolder(moved())).rejects.toBe(refused);
  expect(access).toHaveBeenCalledWith(moved(), constants.W_OK);
  expect(folder.has('moved/.cache/data')).toBe(true);
});

it('takes spaces, umlauts and an ampersand in its path', async () => {
  folder.write('Büro & Söhne/package.json', '{}');
  await prepareFolder(join(folder.path(), 'Büro & Söhne'));
  expect(folder.files()).toContain('Büro & Söhne/.cache/made-in.txt');
});

it('runs Gatsby where nothing can be written into the home folder', async () => {
  folder.write('package.json', '{ "dependencies": { "gatsby": "5" } }');
  await symlink(resolve('node_modules'), join(folder.path(), 'node_modules'), 'junction');
  const { status } = spawnSync(process.execPath, [resolve(entryOf('gatsby/cli.js')), 'clean'], {
    cwd: folder.path(),
    env: { ...process.env, HOME: devNull, ...gatsbyEnv },
  });
  expect(status).toBe(0);
}, 60_000);
