import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { buildFolder } from '../../tests/helpers/build-folder';
import { lockFolder } from './folder-lock';

const folder = buildFolder();

it('refuses a folder that is in use, until it is unlocked', async () => {
  const unlock = await lockFolder(folder.path());
  await expect(lockFolder(folder.path())).rejects.toThrow(`The site in ${folder.path()} is being`);
  unlock();
  const unlockAgain = await lockFolder(folder.path());
  unlockAgain();
});

it('locks one folder only', async () => {
  folder.write('other/file', '');
  const locks = [await lockFolder(folder.path()), await lockFolder(`${folder.path()}/other`)];
  for (const unlock of locks) unlock();
  expect(locks).toHaveLength(2);
});

it('is not kept by a process that was killed', async () => {
  const file = resolve('scripts/support/folder-lock.ts');
  const code = `require('${file}').lockFolder('${folder.path()}').then(() => process.kill(process.pid, 'SIGKILL'))`;
  const { signal } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', code]);
  expect(signal).toBe('SIGKILL');
  const unlock = await lockFolder(folder.path());
  unlock();
});

it('lets a command go on where no socket can be had', async () => {
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = `${folder.path()}/missing`;
  const unlock = await lockFolder(folder.path());
  unlock();
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  expect(folder.files()).toEqual([]);
});
