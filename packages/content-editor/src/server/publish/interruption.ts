import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git, listed, tryGit } from './git';
import type { Repository } from './repository';

/*
 * A publication that is killed leaves commits, which the next one sends, and objects without effect. Two things
 * would stand in its way: a lock of Git's, and files of a merge that are there before the branch has moved.
 */

/** Names the commit to which the branch is about to move, if any; it is there only meanwhile. */
const markOf = ({ gitFolder }: Repository) => path.join(gitFolder, 'content-editor-publishing');

/**
 * Runs a step in which being killed would leave something behind.
 * @param target the commit to which it moves the branch; empty if it commits
 */
export async function withMark(
  repository: Repository,
  target: string,
  step: () => Promise<void>,
): Promise<void> {
  const mark = markOf(repository);
  await writeFile(mark, target);
  try {
    await step();
  } finally {
    await rm(mark, { force: true });
  }
}

/** Cleans up after a publication that was killed. */
export async function recover(repository: Repository): Promise<void> {
  const mark = markOf(repository);
  const target = await readFile(mark, 'utf8').catch(() => undefined);
  if (target === undefined) return;
  const { top, gitFolder } = repository;
  const lock = path.join(gitFolder, 'index.lock');
  const age = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
  // older than the mark, it belongs to another program
  if ((await age(lock)) >= (await age(mark))) await rm(lock, { force: true });
  if (target !== '') await takeBack(top, target);
  await rm(mark, { force: true });
}

/** Restores the files that have the content of the target already, so that moving to it finds the folder clean. */
async function takeBack(top: string, target: string): Promise<void> {
  const words = ['diff-tree', '-r', '-z', '--no-renames', '--name-only', 'HEAD', target];
  for (const file of listed(await git(top, words))) {
    const here = await tryGit(top, 'hash-object', '--', file);
    const there = await tryGit(top, 'rev-parse', '--verify', '--quiet', `${target}:${file}`);
    if (here !== there) continue;
    const isOld = await tryGit(top, 'rev-parse', '--verify', '--quiet', `HEAD:${file}`);
    if (isOld) await git(top, ['checkout', '--quiet', 'HEAD', '--', file]);
    else {
      await git(top, ['rm', '--quiet', '--cached', '--ignore-unmatch', '--', file]);
      await rm(path.join(top, file), { force: true });
    }
  }
}
