import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { lockFolder } from './folder-lock';

const folder = buildFolder();

it('rejects a locked folder until it is unlocked', async () => {
  const lock = await lockFolder(folder.path());
  await expect(lockFolder(folder.path())).rejects.toThrow(`The site in ${folder.path()} is being`);
  lock.unlock();
  const again = await lockFolder(folder.path());
  again.unlock();
});

it('rejects with the address at which the folder is being edited', async () => {
  const lock = await lockFolder(folder.path());
  await expect(lockFolder(folder.path())).rejects.toMatchObject({ address: '' });
  lock.tellAddress('http://127.0.0.1:1');
  await expect(lockFolder(folder.path())).rejects.toMatchObject({ address: 'http://127.0.0.1:1' });
  lock.unlock();
});

it('does not lock folders inside the locked one', async () => {
  folder.write('other/file', '');
  const locks = [await lockFolder(folder.path()), await lockFolder(`${folder.path()}/other`)];
  for (const { unlock } of locks) unlock();
  expect(locks).toHaveLength(2);
});

/** Arguments of Node for a process that locks the folder and then runs this code. */
const locking = (code: string) => {
  const file = resolve('scripts/site/folder-lock.ts');
  const program = `require('${file}').lockFolder('${folder.path()}').then(() => { ${code} })`;
  return ['--require', 'tsx/cjs', '--eval', program];
};

it('is released when the process is killed', async () => {
  const { signal } = spawnSync(process.execPath, locking(`process.kill(process.pid, 'SIGKILL')`));
  expect(signal).toBe('SIGKILL');
  const { unlock } = await lockFolder(folder.path());
  unlock();
});

it('is kept while the process is suspended', async () => {
  const child = spawn(process.execPath, locking(`console.log(); setInterval(() => {}, 1000)`));
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await expect(lockFolder(folder.path())).rejects.toMatchObject({ address: '' });
  child.kill('SIGKILL');
});

it('lets a command run without a lock if no socket can be created', async () => {
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = `${folder.path()}/missing`;
  const { unlock } = await lockFolder(folder.path());
  unlock();
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  expect(folder.files()).toEqual([]);
});
