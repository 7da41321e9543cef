import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endedWithNul, git, literal, Obstacle, splitAtNul } from '../git';
import { commitAt, isAncestor, type Repository } from './repository';

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
 * Ends a commit that was stopped, of Git’s or of a publication: the index comes after the branch, so that it still has the files
 * of the commit before. The branch leaves a commit that nobody else has, whose files stay in the folder as if somebody had just
 * written them; otherwise the index gets its files.
 * @param theirs the commit that is public
 */
export async function leaveStoppedCommit(
  repository: Repository,
  theirs: string | undefined,
): Promise<void> {
  const { contentFolder, workTree } = repository;
  const parent = await commitAt(repository, 'HEAD^');
  if (!parent) return;
  const sinceParent = await differingFiles(contentFolder, '--cached', parent);
  const staged = await differingFiles(contentFolder, '--cached', 'HEAD');
  const leftovers = staged.filter((file) => !sinceParent.includes(file));
  if (leftovers.length === 0) return;
  const committed = await differingFiles(contentFolder, parent, 'HEAD');
  const changed = await differingFiles(contentFolder, 'HEAD');
  const isWhole = committed.every((file) => leftovers.includes(file) && !changed.includes(file));
  const isPublic = theirs !== undefined && (await isAncestor(repository, 'HEAD', theirs));
  if (isWhole && !isPublic) await git(workTree, ['update-ref', 'HEAD', parent]);
  else await indexAsIn(contentFolder, 'HEAD', leftovers);
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
