import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endedWithNul, git, literal, Obstacle, splitAtNul } from '../git';
import { commitAt, type Repository } from './repository';

/** Lets Git read paths from its input. */
export const ofPaths = ['--pathspec-from-file=-', '--pathspec-file-nul'];

/**
 * Calls back with an index that has the files of a commit, and is gone afterwards: the folder’s own is as somebody who
 * uses Git has left it.
 */
export async function withIndexOf<Result>(
  { workTree }: Repository,
  commit: string,
  work: (index: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'git-index-'));
  const index = path.join(folder, 'index');
  try {
    await git(workTree, ['read-tree', commit], { index });
    return await work(index);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The files in a folder that differ: between two commits, a commit and the index (`--cached`), or the index and the folder. */
export async function differingFiles(
  folder: string,
  ...between: readonly string[]
): Promise<readonly string[]> {
  const args = ['diff', '--name-only', '--no-renames', '--relative', '-z', ...between, '--', '.'];
  return splitAtNul(await git(folder, args));
}

/** Lets the folder’s index have files as a commit has them. */
export async function indexAsIn(
  folder: string,
  commit: string,
  files: readonly string[],
): Promise<void> {
  const input = endedWithNul(files.map(literal));
  if (files.length > 0) await git(folder, ['reset', '--quiet', ...ofPaths, commit], { input });
}

/**
 * Takes out of the index what a commit has left there that was stopped, of Git’s or of a publication: the index comes after
 * it, so that it still has the files of the commit before.
 */
export async function unstageLeftovers(repository: Repository): Promise<void> {
  const { contentFolder } = repository;
  const parent = await commitAt(repository, 'HEAD^');
  if (!parent) return;
  const sinceParent = await differingFiles(contentFolder, '--cached', parent);
  const staged = await differingFiles(contentFolder, '--cached', 'HEAD');
  const leftovers = staged.filter((file) => !sinceParent.includes(file));
  await indexAsIn(contentFolder, 'HEAD', leftovers);
}

/**
 * Refuses to publish while a version of a file is staged that the folder has no longer: a commit would lose it.
 * @throws Obstacle
 */
export async function refuseStagedVersions({ contentFolder }: Repository): Promise<void> {
  const unstaged = await differingFiles(contentFolder);
  const staged = await differingFiles(contentFolder, '--cached', 'HEAD');
  const partly = staged.filter((file) => unstaged.includes(file));
  if (partly.length > 0) throw new Obstacle('staged', partly.join('\n'));
}
