import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endedWithNul, git, literal, ObstacleError, splitAtNul } from '../git';
import { commitAt, isAncestor, type Repository } from './repository';

/** Lets Git read paths from its input. */
export const ofPaths = ['--pathspec-from-file=-', '--pathspec-file-nul'];

/**
 * Calls back with an index that has the files of a commit, and is gone afterwards: the folder’s own is as
 * somebody who uses Git has left it.
 */
export async function usingIndexOf<Result>(
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

/** The files that differ between two commits, a commit and the index (`--cached`), or index and folder. */
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
 * Ends what has stopped halfway, and refuses to publish while a version of a file is staged that the folder
 * has no longer: a commit would lose it.
 * @param theirs the commit that is public
 * @throws ObstacleError
 */
export async function settleIndex(
  repository: Repository,
  theirs: string | undefined,
): Promise<void> {
  const { contentFolder } = repository;
  const staged = await differingFiles(contentFolder, '--cached', 'HEAD');
  if (staged.length === 0) return;
  const ended = await endStoppedCommit(repository, staged, theirs);
  const unstaged = await differingFiles(contentFolder);
  const partly = staged.filter((file) => !ended.includes(file) && unstaged.includes(file));
  if (partly.length > 0) throw new ObstacleError('staged', partly.join('\n'));
}

/**
 * Ends a commit that was stopped halfway, such as by a crash. Git moves the branch first, and the index after
 * that: so the branch has the commit, and the index still has the files of the commit before, as if somebody
 * had staged to take it back.
 *
 * If it is a publication's, and not public, the branch goes back, and the files stay in the folder as if
 * somebody had just written them. Otherwise the index gets the files of the commit.
 * @param staged the files of which the index has another version than the branch
 * @returns those of the commit
 */
async function endStoppedCommit(
  repository: Repository,
  staged: readonly string[],
  theirs: string | undefined,
): Promise<readonly string[]> {
  const { contentFolder, workTree } = repository;
  const parent = await commitAt(repository, 'HEAD^');
  if (!parent) return [];
  const sinceParent = await differingFiles(contentFolder, '--cached', parent);
  const leftovers = staged.filter((file) => !sinceParent.includes(file));
  if (leftovers.length === 0) return [];
  const committed = await differingFiles(contentFolder, parent, 'HEAD');
  const changed = await differingFiles(contentFolder, 'HEAD');
  // a publication commits nothing else
  const isContent = (await differingFiles(workTree, parent, 'HEAD')).length === committed.length;
  const isWhole =
    isContent && committed.every((file) => leftovers.includes(file) && !changed.includes(file));
  const isPublic = theirs !== undefined && (await isAncestor(repository, 'HEAD', theirs));
  if (isWhole && !isPublic) await git(workTree, ['update-ref', 'HEAD', parent]);
  else await indexAsIn(contentFolder, 'HEAD', leftovers);
  return leftovers;
}
