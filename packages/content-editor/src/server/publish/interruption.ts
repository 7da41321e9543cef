import { renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import path from 'node:path';
import { git, gitBytes, listed, Obstacle, tryGit, watched } from '../git';
import { openRepository, type Repository } from './repository';
import { ownIndex } from './write-tree';

/*
 * A publication that is killed leaves commits, which the next one sends, and objects without effect. Two things
 * would stand in its way: locks of Git's, and files of a merge that are there before the branch has moved.
 */

/**
 * Its lines have the process that publishes and when it began, the commit to which the branch is about to move, and the
 * processes of Git that run. It is there during a publication alone, which changes its time as long as it runs.
 */
const markOf = ({ gitFolder }: Repository) => path.join(gitFolder, 'content-editor-publishing');

type Mark = {
  readonly pid: number;
  readonly began: number;
  readonly target: string;
  readonly commands: readonly number[];
};

const textOf = ({ pid, began, target, commands }: Mark) =>
  `${pid} ${began}\n${target}\n${commands.join(' ')}\n`;

function parseMark(text: string): Mark {
  const [owner = '', target = '', commands = ''] = text.split('\n');
  const [pid = 0, began = 0] = owner.split(' ').map(Number);
  return { pid, began, target, commands: commands.split(' ').filter(Boolean).map(Number) };
}

/** How often a publication shows that it runs, in milliseconds. */
const beat = 1000;

/** How late that may be while the computer is busy. */
const latest = 10 * beat;

/**
 * Runs a publication. If it is killed, `recover` cleans up.
 * @param publication it is given what marks that a step of it moves the branch to a commit
 * @throws Obstacle while another one runs
 */
export async function withMark<Result>(
  repository: Repository,
  publication: (withTarget: WithTarget) => Promise<Result>,
): Promise<Result> {
  const markFile = markOf(repository);
  let mark: Mark = { pid: process.pid, began: Date.now(), target: '', commands: [] };
  await writeFile(markFile, textOf(mark), { flag: 'wx' }).catch((error: unknown) => {
    throw codeOf(error) === 'EEXIST' ? new Obstacle('locked') : error;
  });
  // at once, before a command that has started does anything, and whole
  const change = (changed: Partial<Mark>) => {
    mark = { ...mark, ...changed };
    writeFileSync(`${markFile}.new`, textOf(mark));
    renameSync(`${markFile}.new`, markFile);
  };
  const note = (commands: readonly number[]) => {
    try {
      change({ commands });
    } catch {
      // as on a full disk: the command itself says so, if it needs more room
    }
  };
  const watch = (pid: number) => {
    note([...mark.commands, pid]);
    return () => note(mark.commands.filter((command) => command !== pid));
  };
  const withTarget: WithTarget = async (target, step) => {
    change({ target });
    await step();
    change({ target: '' });
  };
  const beating = setInterval(() => {
    const now = new Date();
    void utimes(markFile, now, now).catch(() => undefined);
  }, beat);
  try {
    return await watched.run(watch, () => publication(withTarget));
  } finally {
    clearInterval(beating);
    await rm(markFile, { force: true });
  }
}

/** Marks that a step of a publication moves the branch to a commit. */
export type WithTarget = (commit: string, step: () => Promise<void>) => Promise<void>;

/**
 * Cleans up in a content folder, if a publication was killed there. What can't be cleaned up keeps nobody from editing:
 * the next publication tries again, and says why not.
 */
export async function recoverFolder(root: string): Promise<void> {
  try {
    await recover(await openRepository(root));
  } catch {
    // see above
  }
}

/**
 * Cleans up after a publication that was killed, and leaves alone what other programs do meanwhile.
 * @throws Obstacle while a publication of another process runs, or a command of the one that was killed
 */
export async function recover(repository: Repository): Promise<void> {
  const markFile = markOf(repository);
  const text = await readFile(markFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { pid, began, target, commands } = parseMark(text);
  const last = await changedAt(markFile);
  const runs = isRunning(pid) && Date.now() - last < latest;
  // Git goes on without the editor, but not over a restart of the computer, after which its number may be any program's
  const commandRuns = last > Date.now() - uptime() * 1000 && commands.some(isRunning);
  if (runs || commandRuns) throw new Obstacle('locked');
  for (const lock of await locksIn(repository)) {
    const time = await changedAt(lock);
    // older or younger than the publication, it belongs to another program
    if (time >= began && time < last + latest) await rm(lock, { force: true });
  }
  if (target !== '') await takeBack(repository.top, target);
  await rm(ownIndex(repository), { force: true });
  await rm(`${markFile}.new`, { force: true });
  await rm(markFile, { force: true });
}

/** Whether there is another process of this number. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const changedAt = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

async function locksIn({ gitFolder, commonFolder }: Repository): Promise<readonly string[]> {
  const tops = [...new Set([gitFolder, commonFolder])];
  const folders = [
    ...tops.map((folder) => ({ folder, recursive: false })),
    { folder: path.join(commonFolder, 'refs'), recursive: true },
  ];
  const found = await Promise.all(
    folders.map(async ({ folder, recursive }) =>
      (await readdir(folder, { recursive })).map((name) => path.join(folder, name)),
    ),
  );
  return found.flat().filter((file) => file.endsWith('.lock'));
}

/** Restores the files that have the content of the target already, so that moving to it finds the folder clean. */
async function takeBack(top: string, target: string): Promise<void> {
  const words = ['diff-tree', '-r', '-z', '--no-renames', '--name-only', 'HEAD', target];
  for (const file of listed(await git(top, words))) {
    if (!(await isTaken(top, file, target))) continue;
    const isOld = await tryGit(top, 'rev-parse', '--verify', '--quiet', `HEAD:${file}`);
    if (isOld) await git(top, ['checkout', '--quiet', 'HEAD', '--', file]);
    else {
      await git(top, ['rm', '--quiet', '--cached', '--ignore-unmatch', '--', file]);
      await rm(path.join(top, file), { force: true });
    }
  }
}

/** Whether a file has the content of the target, or the beginning of it: Git deletes a file and writes it anew. */
async function isTaken(top: string, file: string, target: string): Promise<boolean> {
  const there = await tryGit(top, 'rev-parse', '--verify', '--quiet', `${target}:${file}`);
  if (there === (await tryGit(top, 'hash-object', '--', file))) return true;
  if (there === undefined) return false;
  const here = await readFile(path.join(top, file)).catch(() => Buffer.alloc(0));
  const whole = await gitBytes(top, ['cat-file', '--filters', `${target}:${file}`]);
  return whole.subarray(0, here.length).equals(here);
}
