import { existsSync } from 'node:fs';
import path from 'node:path';
import { git, GitError, lastCommit, splitAtNul, Obstacle, tryGit } from '../git';

/** The repository of a content folder, and where it publishes. */
export type Repository = {
  /** The content folder. */
  readonly contentFolder: string;
  /** The folder of the working tree, which is that of the content or one above it. */
  readonly workTree: string;
  /** The path of the content folder below it, with a slash at the end; empty if they are the same. */
  readonly prefix: string;
  /** The remote from which the site is published. */
  readonly remote: string;
  /** The branch that is published, by its name at the remote. */
  readonly branch: string;
  /** The ref of what the remote had when it was last asked. */
  readonly upstream: string;
};

/** States of Git in which somebody is in the middle of something. */
const unfinished = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
  'BISECT_LOG',
];

/**
 * The repository of a content folder.
 * @throws Obstacle if nothing can be published from it
 */
export async function openRepository(contentFolder: string): Promise<Repository> {
  const ask = (...args: string[]) => tryGit(contentFolder, ...args);
  const tip = await lastCommit(contentFolder).catch((error: unknown) => {
    throw error instanceof GitError ? new Obstacle('unreadable', error.said) : error;
  });
  const workTree = await ask('rev-parse', '--show-toplevel');
  const gitFolder = await ask('rev-parse', '--absolute-git-dir');
  if (!workTree || !gitFolder) throw new Obstacle('no-repository');
  for (const name of unfinished) {
    if (existsSync(path.join(gitFolder, name))) throw new Obstacle('merging');
  }
  // its short name would be longer if a tag has the same
  const local = (await ask('symbolic-ref', 'HEAD'))?.replace('refs/heads/', '');
  if (!local) throw new Obstacle('detached');
  if (!tip) throw new Obstacle('no-commit');
  const remotes = (await git(contentFolder, ['remote'])).split('\n').filter(Boolean);
  const configured = await ask('config', `branch.${local}.remote`);
  const remote = configured ?? (remotes.includes('origin') ? 'origin' : remotes[0]);
  // a dot stands for this repository itself
  if (!remote || !remotes.includes(remote)) throw new Obstacle('no-remote');
  const pushRemote =
    (await ask('config', `branch.${local}.pushRemote`)) ??
    (await ask('config', 'remote.pushDefault')) ??
    remote;
  if (pushRemote !== remote) throw new Obstacle('elsewhere', pushRemote);
  const merge = await ask('config', `branch.${local}.merge`);
  const branch = merge?.replace('refs/heads/', '') ?? local;
  const prefix = (await ask('rev-parse', '--show-prefix')) ?? '';
  return {
    contentFolder,
    workTree,
    prefix,
    remote,
    branch,
    upstream: `refs/remotes/${remote}/${branch}`,
  };
}

export type FileChange = 'new' | 'changed' | 'deleted';

/** What Git’s letter for a change of a file means; other letters mean a change. */
export const changeKinds: Readonly<Record<string, FileChange>> = { A: 'new', D: 'deleted' };

/**
 * The files in a folder that differ from a commit as Git compares them: not in the ends of their lines alone.
 * @param index the file of the index that says which files Git knows; by default, the folder's own
 */
export async function changesIn(
  folder: string,
  commit: string,
  index?: string,
): Promise<ReadonlyMap<string, FileChange>> {
  // a renamed file is one that is gone and one that is new
  const args = ['diff', '--name-status', '--no-renames', '--relative', '-z', commit, '--', '.'];
  const parts = splitAtNul(await git(folder, args, { index }));
  const known = parts.flatMap((kind, at): [string, FileChange][] =>
    at % 2 === 0 ? [[parts[at + 1] ?? '', changeKinds[kind] ?? 'changed']] : [],
  );
  const unknown = ['ls-files', '--others', '--exclude-standard', '-z', '--', '.'];
  // one that is gone from the index, and still there, is listed twice
  const changes = new Map(known);
  for (const file of splitAtNul(await git(folder, unknown, { index })))
    changes.set(file, changes.has(file) ? 'changed' : 'new');
  return changes;
}

/** The commit that a name means; undefined without it. */
export const commitAt = ({ workTree }: Repository, name: string): Promise<string | undefined> =>
  tryGit(workTree, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** Whether a commit is among those from which a later one was made, or that itself. */
export async function isAncestor(
  { workTree }: Repository,
  commit: string,
  later: string,
): Promise<boolean> {
  return (await tryGit(workTree, 'merge-base', '--is-ancestor', commit, later)) !== undefined;
}
