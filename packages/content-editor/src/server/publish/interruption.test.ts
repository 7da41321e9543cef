import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, utimesSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { siteForTests } from '../../../tests/helpers/published-site';
import { recoverFolder } from './interruption';
import { publish } from './publish';

const { mine } = siteForTests();

const mark = '.git/content-editor-publishing';
const lock = '.git/index.lock';

/** The number of a process that has ended. */
const ended = spawnSync('git', ['--version']).pid;

const now = Date.now() / 1000;

/** Writes a file that was last changed some seconds ago. */
function write(file: string, seconds: number, text = ''): void {
  mine.write(file, text);
  const time = now - seconds;
  utimesSync(path.join(mine.folder, file), time, time);
}

/** Leaves what a publication leaves that began a minute ago and showed half a minute ago that it ran. */
const leave = (pid: number, seconds = 30) => write(mark, seconds, `${pid} ${(now - 60) * 1000}\n`);

const isThere = (file: string) => existsSync(path.join(mine.folder, file));

it('removes the locks of a publication that was killed', async () => {
  leave(ended);
  write(lock, 29);
  await recoverFolder(mine.content.root);
  expect([lock, mark].filter(isThere)).toEqual([]);
});

it.each([
  ['before it began', 61],
  ['after it was killed', 5],
])('keeps a lock that another program has taken %s', async (_, seconds) => {
  leave(ended);
  write(lock, seconds);
  await recoverFolder(mine.content.root);
  expect([lock, mark].filter(isThere)).toEqual([lock]);
});

it('keeps all of a publication that runs in another process, and doesn’t publish meanwhile', async () => {
  // this test may take longer than a publication may be silent
  leave(process.ppid, -3600);
  write(lock, 1);
  await recoverFolder(mine.content.root);
  expect(await publish(mine.content, { message: 'Contact' })).toMatchObject({ code: 'locked' });
  expect([lock, mark].filter(isThere)).toEqual([lock, mark]);
});

it('keeps the locks of Git that goes on without the publication that was killed, and doesn’t publish', async () => {
  write(mark, 30, `${ended} ${(now - 60) * 1000}\n\n${ended} ${process.ppid}\n`);
  write(lock, 30);
  await recoverFolder(mine.content.root);
  expect(await publish(mine.content, { message: 'Contact' })).toMatchObject({ code: 'locked' });
  expect([lock, mark].filter(isThere)).toEqual([lock, mark]);
});

it('cleans up although another program has the number that Git had before a restart of the computer', async () => {
  const seconds = uptime() + 30;
  write(mark, seconds, `${ended} ${(now - seconds - 30) * 1000}\n\n${process.ppid}\n`);
  write(lock, seconds);
  await recoverFolder(mine.content.root);
  expect([lock, mark].filter(isThere)).toEqual([]);
});

it('marks the commands of Git that run, and no others', async () => {
  mine.replace('content/contact.json', 'Elizabeth', 'Beckley');
  const seen = path.join(mine.folder, 'seen');
  mine.write('.git/hooks/pre-commit', `#!/bin/sh\ncat ${mark} >${seen}; echo $PPID >>${seen}\n`);
  chmodSync(path.join(mine.folder, '.git/hooks/pre-commit'), 0o755);
  expect(await publish(mine.content, { message: 'Contact' })).toEqual({ result: 'published' });
  const [owner, target, commands, git] = mine.read('seen').split('\n');
  expect(owner).toMatch(`${process.pid} `);
  expect([target, commands]).toEqual(['', git]);
  expect(isThere(mark)).toBe(false);
});

it('cleans up although another program has the number of the one that was killed', async () => {
  leave(process.ppid);
  write(lock, 30);
  await recoverFolder(mine.content.root);
  expect([lock, mark].filter(isThere)).toEqual([]);
});
