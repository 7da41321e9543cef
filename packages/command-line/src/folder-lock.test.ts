import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, Server } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildFolder } from 'unit-testing/build-folder';
import { lockFolder } from './folder-lock';

const folder = buildFolder();

/** Locks a folder for tests. */
const lock = (root = folder.path()) =>
  lockFolder(root, { name: 'test', inUse: (place) => `${place} is in use.` });

it('rejects a locked folder until it is unlocked', async () => {
  const { unlock } = await lock();
  await expect(lock()).rejects.toThrow(`${folder.path()} is in use.`);
  unlock();
  const again = await lock();
  again.unlock();
});

it('asks the command that has locked the folder to show itself', async () => {
  const { onRefused, unlock } = await lock();
  await expect(lock()).rejects.toMatchObject({ isShown: false });
  const show = jest.fn();
  onRefused(show);
  await expect(lock()).rejects.toMatchObject({ isShown: true });
  expect(show).toHaveBeenCalledTimes(1);
  unlock();
});

it('says nothing to whoever only listens', async () => {
  const { onRefused, unlock } = await lock();
  const show = jest.fn();
  onRefused(show);
  const listening = jest.spyOn(Server.prototype, 'listen');
  await expect(lock()).rejects.toThrow();
  const [[socket]] = listening.mock.calls as unknown as [[string]];
  show.mockClear();
  expect(await text(connect(socket).end())).toBe('');
  expect(show).not.toHaveBeenCalled();
  unlock();
});

it('does not lock folders inside the locked one', async () => {
  folder.write('other/file', '');
  const locks = [await lock(), await lock(`${folder.path()}/other`)];
  for (const { unlock } of locks) unlock();
  expect(locks).toHaveLength(2);
});

/** Arguments of Node for a process that locks the folder and then runs this code. */
const locking = (code: string) => {
  const file = resolve(__dirname, 'folder-lock.ts');
  const program = `require('${file}').lockFolder('${folder.path()}', { name: 'test' }).then(() => { ${code} })`;
  return ['--require', 'tsx/cjs', '--eval', program];
};

it('is released when the process is killed', async () => {
  const { signal } = spawnSync(process.execPath, locking(`process.kill(process.pid, 'SIGKILL')`));
  expect(signal).toBe('SIGKILL');
  const { unlock } = await lock();
  unlock();
});

it('is kept while the process is suspended', async () => {
  const child = spawn(process.execPath, locking(`console.log(); setInterval(() => {}, 1000)`));
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await expect(lock()).rejects.toMatchObject({ isShown: false });
  child.kill('SIGKILL');
});

it('lets a command run without a lock if no socket can be created', async () => {
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = `${folder.path()}/missing`;
  const { unlock } = await lock();
  unlock();
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  expect(folder.files()).toEqual([]);
});
