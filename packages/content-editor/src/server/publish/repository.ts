import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ChangeKind } from '../../store/content';
import { git, GitError, lastCommit, splitAtNul, ObstacleError, tryGit } from '../git';

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
 * @throws ObstacleError if nothing can be published from it
 */
export async function openRepository(contentFolder: string): Promise<Repository> {
  const ask = (...args: string[]) => tryGit(contentFolder, ...args);
  const tip = await lastCommit(contentFolder).catch((error: unknown) => {
    throw error instanceof GitError ? new ObstacleError('unreadable', error.said) : error;
  });
  if (!tip)
    throw new ObstacleError((await ask('rev-parse', '--git-dir')) ? 'no-commit' : 'no-repository');
  const places = ['--show-toplevel', '--absolute-git-dir', '--show-prefix'];
  const [found, settings] = await Promise.all([
    // the branch by its full name: a tag may have its short one
    ask('rev-parse', ...places, '--symbolic-full-name', 'HEAD'),
    settingsOf(contentFolder),
  ]);
  // a bare repository has no place for files
  if (found === undefined) throw new ObstacleError('no-repository');
  const [workTree = '', gitFolder = '', prefix = '', head = ''] = found.split('\n');
  for (const name of unfinished) {
    if (existsSync(path.join(gitFolder, name))) throw new ObstacleError('merging');
  }
  if (head === 'HEAD') throw new ObstacleError('detached');
  const local = head.replace('refs/heads/', '');
  const [first] = [...settings.keys()].flatMap(
    (key) => /^remote\.(.+)\.url$/s.exec(key)?.[1] ?? [],
  );
  const byDefault = settings.has('remote.origin.url') ? 'origin' : first;
  const remote = settings.get(`branch.${local}.remote`) ?? byDefault;
  // a dot stands for this repository itself
  if (!remote || !settings.has(`remote.${remote}.url`)) throw new ObstacleError('no-remote');
  const pushRemote =
    settings.get(`branch.${local}.pushremote`) ?? settings.get('remote.pushdefault') ?? remote;
  if (pushRemote !== remote) throw new ObstacleError('elsewhere', pushRemote);
  const branch = (settings.get(`branch.${local}.merge`) ?? local).replace('refs/heads/', '');
  const upstream = `refs/remotes/${remote}/${branch}`;
  return { contentFolder, workTree, prefix, remote, branch, upstream };
}

/** Git’s settings in a folder, by their names: in lower case, but for what stands between two dots. */
async function settingsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const settings = splitAtNul(await git(folder, ['config', '--list', '-z']));
  return new Map(
    settings.map((setting) => {
      const [name = '', ...value] = setting.split('\n');
      return [name, value.join('\n')];
    }),
  );
}

/** What Git’s letter for a change of a file means; other letters mean a change. */
export const changeKinds: Readonly<Record<string, ChangeKind>> = { A: 'new', D: 'deleted' };

/**
 * The files in a folder that differ from a commit as Git compares them: not in the ends of their lines alone.
 * @param index the file of the index that says which files Git knows; by default, the folder's own
 */
export async function differencesFrom(
  folder: string,
  commit: string,
  index?: string,
): Promise<ReadonlyMap<string, ChangeKind>> {
  // a renamed file is one that is gone and one that is new
  const args = ['diff', '--name-status', '--no-renames', '--relative', '-z', commit, '--', '.'];
  const parts = splitAtNul(await git(folder, args, { index }));
  const known = parts.flatMap((kind, at): [string, ChangeKind][] =>
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
