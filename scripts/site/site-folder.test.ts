import { spawnSync } from 'node:child_process';
import promises, {
  constants,
  cp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { cacheOwner } from '../../src/build/environment/cache-owner';
import { gatsbyEnv, gatsbyProgram } from './run-gatsby';
import { claimCache, prepareFolder, recordBuild } from './site-folder';

const folder = buildFolder();
const site = () => join(folder.path(), 'site');
const moved = () => join(dirname(site()), 'moved');

beforeEach(async () => {
  folder.write('site/.cache/data', 'of a build');
  folder.write('site/public/index.html', 'of a build');
  await claimCache(site());
});

it('keeps the cache if the folder has not moved', async () => {
  await prepareFolder(site());
  expect(folder.has('site/.cache/data')).toBe(true);
  expect(folder.has('site/public/index.html')).toBe(true);
});

it.each([
  ['was renamed', () => rename(site(), moved())],
  ['was copied', () => cp(site(), moved(), { recursive: true })],
  [
    'has the cache of an interrupted build',
    async () => {
      await rename(site(), moved());
      await rm(join(moved(), cacheOwner));
    },
  ],
])('empties the cache and the output of a folder that %s', async (_, move) => {
  await move();
  const mountable = join(moved(), 'public');
  const { ino } = await stat(mountable);
  await prepareFolder(moved());
  expect(folder.files().filter((file) => file.startsWith('moved/'))).toEqual([
    `moved/${cacheOwner}`,
  ]);
  // the same folder: a mounted disk can't be deleted
  expect(await stat(mountable)).toMatchObject({ ino });
});

it('keeps what a build has written, and empties the cache if public/ is of an earlier one', async () => {
  const build = join(site(), '.cache/build-of-public.txt');
  await recordBuild(site());
  const earlier = await readFile(build, 'utf8');
  const { unlock } = await prepareFolder(site());
  await recordBuild(site());
  unlock();
  expect(folder.has('site/.cache/data')).toBe(true);
  await writeFile(build, earlier);
  await prepareFolder(site());
  expect(folder.has('site/.cache/data')).toBe(false);
});

it('deletes nothing before the first build', async () => {
  folder.write('new/package.json', '{}');
  await prepareFolder(join(folder.path(), 'new'));
  expect(folder.files()).toContain('new/package.json');
});

it.each(["June's site", 'site (1)', 'c#', 'site [old]', '100%', 'site!'])(
  'rejects a folder whose path breaks Gatsby: %s',
  async (name) => {
    const root = join(folder.path(), name);
    await expect(prepareFolder(root)).rejects.toThrow(`in its path: ${root}\nMove or rename`);
  },
);

it('rejects a folder that is locked by another command', async () => {
  const { unlock } = await prepareFolder(site());
  await expect(prepareFolder(site())).rejects.toThrow('by another command');
  unlock();
});

it('changes nothing in a read-only folder', async () => {
  // a mock, since tests may run as root, who can write to any folder
  const readOnly = new Error("EROFS: read-only file system, access 'site'");
  const access = jest.spyOn(promises, 'access').mockRejectedValueOnce(readOnly);
  await rename(site(), moved());
  await expect(prepareFolder(moved())).rejects.toBe(readOnly);
  expect(access).toHaveBeenCalledWith(moved(), constants.W_OK);
  expect(folder.has('moved/.cache/data')).toBe(true);
});

it('allows spaces, umlauts and an ampersand in the path', async () => {
  folder.write('Büro & Söhne/package.json', '{}');
  await prepareFolder(join(folder.path(), 'Büro & Söhne'));
  expect(folder.files()).toContain(`Büro & Söhne/${cacheOwner}`);
});

it('runs Gatsby if the home folder is not writable', async () => {
  folder.write('package.json', '{ "dependencies": { "gatsby": "5" } }');
  await symlink(resolve('node_modules'), join(folder.path(), 'node_modules'), 'junction');
  const { status } = spawnSync(process.execPath, [resolve(gatsbyProgram), 'clean'], {
    cwd: folder.path(),
    env: { ...process.env, HOME: devNull, ...gatsbyEnv },
  });
  expect(status).toBe(0);
}, 60_000);
