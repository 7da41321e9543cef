import { access } from 'node:fs/promises';
import path from 'node:path';
import { git, GitError, lastCommit, listed, Obstacle, reasonOf, tryGit } from '../git';

/** The repository of a content folder, and where it publishes. */
export type Repository = {
  /** The content folder. */
  readonly root: string;
  /** The working tree's folder. */
  readonly top: string;
  /** The path of the content folder below it, with a slash at the end; empty if they are the same. */
  readonly prefix: string;
  /** The folder of Git's own files of this working tree. */
  readonly gitFolder: string;
  /** The folder of those that all working trees of the repository share. */
  readonly commonFolder: string;
  /** The remote from which the site is published. */
  readonly remote: string;
  /** The remote to which this computer sends; another one where it may not send to the first. */
  readonly pushRemote: string;
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
export async function openRepository(root: string): Promise<Repository> {
  const ask = (...words: string[]) => tryGit(root, ...words);
  const tip = await lastCommit(root).catch((error: unknown) => {
    throw error instanceof GitError ? new Obstacle('unreadable', reasonOf(error)) : error;
  });
  const top = await ask('rev-parse', '--show-toplevel');
  const gitFolder = await ask('rev-parse', '--absolute-git-dir');
  if (!top || !gitFolder) throw new Obstacle('no-repository');
  for (const name of unfinished) {
    if (await exists(path.join(gitFolder, name))) throw new Obstacle('merging');
  }
  // its short name would be longer if a tag has the same
  const local = (await ask('symbolic-ref', 'HEAD'))?.replace('refs/heads/', '');
  if (!local) throw new Obstacle('detached');
  if (!tip) throw new Obstacle('no-commit');
  const remotes = (await git(root, ['remote'])).split('\n').filter(Boolean);
  const configured = await ask('config', `branch.${local}.remote`);
  const remote = configured ?? (remotes.includes('origin') ? 'origin' : remotes[0]);
  const pushRemote =
    (await ask('config', `branch.${local}.pushRemote`)) ??
    (await ask('config', 'remote.pushDefault')) ??
    remote;
  // a dot stands for this repository itself
  const isKnown = (name: string | undefined) => name !== undefined && remotes.includes(name);
  if (!remote || !pushRemote || ![remote, pushRemote].every(isKnown))
    throw new Obstacle('no-remote');
  const merge = await ask('config', `branch.${local}.merge`);
  const branch = merge?.replace('refs/heads/', '') ?? local;
  const prefix = (await ask('rev-parse', '--show-prefix')) ?? '';
  const commonFolder = path.resolve(
    root,
    (await ask('rev-parse', '--git-common-dir')) ?? gitFolder,
  );
  const upstream = `refs/remotes/${remote}/${branch}`;
  return { root, top, prefix, gitFolder, commonFolder, remote, pushRemote, branch, upstream };
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The files of the content folder that Git doesn't know yet and is not told to ignore. */
export async function untrackedFiles({ root }: Repository): Promise<readonly string[]> {
  return listed(await git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']));
}

/** The commit that a ref names; undefined without it. */
export const commitAt = ({ top }: Repository, ref: string): Promise<string | undefined> =>
  tryGit(top, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
