import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git, gitBytes, listed, Obstacle, tryGit } from '../git';
import { openRepository, type Repository } from './repository';

/*
 * A publication that is killed leaves commits, which the next one sends, and objects without effect. Two things
 * would stand in its way: locks of Git's, and files of a merge that are there before the branch has moved.
 */

/**
 * Its first line has the process that publishes and when it began, its second one the commit to which the branch is about
 * to move. It is there during a publication alone, which changes its time as long as it runs.
 */
const markOf = ({ gitFolder }: Repository) => path.join(gitFolder, 'content-editor-publishing');

/** How often a publication shows that it runs, in milliseconds. */
const beat = 1000;

/** How late that may be while the computer is busy. */
const latest = 10 * beat;

/**
 * Runs a publication. If it is killed, `recover` cleans up.
 * @throws Obstacle while another one runs
 */
export async function withMark<Result>(
  repository: Repository,
  publication: () => Promise<Result>,
): Promise<Result> {
  const mark = markOf(repository);
  await writeFile(mark, `${process.pid} ${Date.now()}\n`, { flag: 'wx' }).catch(
    (error: unknown) => {
      throw codeOf(error) === 'EEXIST' ? new Obstacle('locked') : error;
    },
  );
  const beating = setInterval(() => {
    const now = new Date();
    void utimes(mark, now, now).catch(() => undefined);
  }, beat);
  try {
    return await publication();
  } finally {
    clearInterval(beating);
    await rm(mark, { force: true });
  }
}

/** Marks that a step of a publication moves the branch to a commit. */
export async function withTarget(
  repository: Repository,
  commit: string,
  step: () => Promise<void>,
): Promise<void> {
  const mark = markOf(repository);
  const [owner = ''] = (await readFile(mark, 'utf8')).split('\n');
  await writeFile(mark, `${owner}\n${commit}`);
  await step();
  await writeFile(mark, `${owner}\n`);
}

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
 * @throws Obstacle while a publication of another process runs
 */
export async function recover(repository: Repository): Promise<void> {
  const mark = markOf(repository);
  const text = await readFile(mark, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const [owner = '', target = ''] = text.split('\n');
  const [pid = 0, began = 0] = owner.split(' ').map(Number);
  const last = await changedAt(mark);
  if (isRunning(pid) && Date.now() - last < latest) throw new Obstacle('locked');
  for (const lock of await locksIn(repository)) {
    const time = await changedAt(lock);
    // older or younger than the publication, it belongs to another program
    if (time >= began && time < last + latest) await rm(lock, { force: true });
  }
  if (target !== '') await takeBack(repository.top, target);
  await rm(mark, { force: true });
}

/** Whether there is another process of this number. After a restart of the computer, it may be any program. */
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
  const folders = [...new Set([gitFolder, commonFolder])];
  const places = [
    ...folders.map((folder) => ({ folder, recursive: false })),
    { folder: path.join(commonFolder, 'refs'), recursive: true },
  ];
  const found = await Promise.all(
    places.map(async ({ folder, recursive }) =>
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
