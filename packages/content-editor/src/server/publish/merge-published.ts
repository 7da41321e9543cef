import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { isPicture } from 'content-check/picture-path';
import type { Clash } from '../../store/publication';
import { isObject, parseEntry } from '../../writing/json';
import { merge } from '../../writing/merge/merge';
import { print } from '../../writing/print/print';
import type { Part } from '../../writing/schema';
import { isWritable } from '../../store/writable';
import { git, GitError, listed, Obstacle, tryGit } from '../git';
import type { Repository } from './repository';
import { type TreeEntry, type TreeFile, writeTree } from './write-tree';

type Merged =
  /** The commit that has both sides, or theirs if there is nothing of ours. */
  { readonly commit: string } | { readonly clashes: readonly Clash[] };

/**
 * Merges what others have published into the last commit: content field by field, as between two windows of the
 * form, and everything else as Git does. Nothing in the folder changes yet.
 * @param theirs the published commit
 * @param isDecided whether the values here win where both have changed a field
 * @throws Obstacle
 */
export async function mergePublished(
  repository: Repository,
  model: ContentModel,
  theirs: string,
  isDecided: boolean,
): Promise<Merged> {
  const { top, prefix } = repository;
  const schemaOf = (file: string) => collectionOf(model, file.slice(prefix.length))?.schema;
  const base = await tryGit(top, 'merge-base', 'HEAD', theirs);
  if (!base) throw new Obstacle('unrelated');
  if (base === (await tryGit(top, 'rev-parse', 'HEAD'))) return { commit: theirs };
  const { tree, conflicts } = await mergeTrees(top, theirs);
  const isContent = (file: string) =>
    file.startsWith(prefix) && isWritable(model, file.slice(prefix.length));
  if (conflicts.some((file) => !isContent(file))) throw new Obstacle('other-conflict');
  const here = await changesBetween(top, base, 'HEAD');
  const there = await changesBetween(top, base, theirs);
  const changed = [...new Map([...there, ...here])].filter(([file]) => isContent(file));
  const merges = await Promise.all(
    changed.map(async ([path, entry]): Promise<MergedFile> => {
      const isBoth = here.has(path) && there.has(path);
      // pictures have names of their own: a picture that both have changed is one that both have replaced
      if (isBoth && !isPicture(path)) return mergeFile(top, path, schemaOf(path), { base, theirs });
      // not what Git has merged: it takes a new file for another one renamed that is much like it
      return { path, entry };
    }),
  );
  const clashes = merges.flatMap(({ clash }) => clash ?? []);
  if (clashes.length > 0 && !isDecided)
    return {
      clashes: clashes.map((clash) => ({ ...clash, file: clash.file.slice(prefix.length) })),
    };
  const merged = await writeTree(repository, tree, merges);
  return { commit: await commitMerge(top, merged, theirs) };
}

/** Commits a merge, signed where commits are: Git itself signs only those of `git commit`. */
async function commitMerge(top: string, tree: string, theirs: string): Promise<string> {
  const isSigned = await tryGit(top, 'config', '--type=bool', 'commit.gpgSign');
  const signature = isSigned === 'true' ? ['--gpg-sign'] : [];
  const message = 'Merge what others have published';
  const words = ['-p', 'HEAD', '-p', theirs, ...signature, '-m', message, tree];
  return (await git(top, ['commit-tree', ...words])).trim();
}

/** Git's own merge, as a tree, and the files whose lines are in conflict in it. */
async function mergeTrees(top: string, theirs: string) {
  const words = [
    'merge-tree',
    '--write-tree',
    '-z',
    '--name-only',
    '--no-messages',
    'HEAD',
    theirs,
  ];
  const output = await git(top, words).catch((error: unknown) => {
    if (!(error instanceof GitError)) throw error;
    if (error.exitCode === 1) return error.stdout;
    // a usage message, before Git 2.38
    throw error.exitCode === 129 ? new Obstacle('old-git') : error;
  });
  const [tree = '', ...conflicts] = listed(output);
  return { tree, conflicts };
}

/** What each file that differs between two commits is in the second one. */
async function changesBetween(
  top: string,
  before: string,
  after: string,
): Promise<ReadonlyMap<string, TreeEntry>> {
  const words = ['diff-tree', '-r', '-z', '--no-renames', '--no-abbrev', before, after];
  const parts = listed(await git(top, words));
  const changes = parts.flatMap((part, index): [string, TreeEntry][] => {
    // git-diff-tree, “raw output format”: a file has two parts, of which the second is its path
    const { mode, id } = /^:\d+ (?<mode>\d+) \w+ (?<id>\w+) \w$/.exec(part)?.groups ?? {};
    const path = parts[index + 1];
    return index % 2 === 0 && mode && id && path ? [[path, { mode, id }]] : [];
  });
  return new Map(changes);
}

/** A file of the content that a side has changed. */
type MergedFile = TreeFile & { readonly clash?: Clash };

/**
 * A file with the changes of both sides.
 * @param commits the last one that both sides have, and that of the others
 */
async function mergeFile(
  top: string,
  path: string,
  schema: Part | undefined,
  { base, theirs }: { readonly base: string; readonly theirs: string },
): Promise<MergedFile> {
  const at = (revision: string) => git(top, ['show', `${revision}:${path}`]).catch(ifMissing);
  const [before, mine, published] = await Promise.all([at(base), at('HEAD'), at(theirs)]);
  const { value, differences } = merge(schema, {
    base: parseEntry(before),
    mine: parseEntry(mine),
    theirs: parseEntry(published),
  });
  const text = isObject(value) ? print(value, published ?? mine ?? '') : null;
  const clash = { file: path, base: before, theirs: published };
  return { path, text, ...(differences.length > 0 && { clash }) };
}

function ifMissing(error: unknown): null {
  if (error instanceof GitError) return null;
  throw error;
}
