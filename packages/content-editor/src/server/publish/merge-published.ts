import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { isPicture } from 'content-check/picture-path';
import type { Clash } from '../../store/publication';
import { isObject, parseEntry } from '../../writing/json';
import { merge } from '../../writing/merge';
import { print } from '../../writing/print';
import type { Part } from '../../writing/schema';
import { isWritable } from '../../store/writable';
import { git, GitError, listed, Obstacle, tryGit } from '../git';
import type { Repository } from './repository';
import { writeTree } from './write-tree';

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
  const changed = async (side: string) =>
    listed(await git(top, ['diff-tree', '-r', '-z', '--no-renames', '--name-only', base, side]));
  const here = new Set(await changed('HEAD'));
  const both = (await changed(theirs)).filter((file) => here.has(file) || conflicts.includes(file));
  const isContent = (file: string) =>
    file.startsWith(prefix) && isWritable(model, file.slice(prefix.length));
  if (conflicts.some((file) => !isContent(file))) throw new Obstacle('other-conflict');
  const merges = await Promise.all(
    both.filter(isContent).map((file) => mergeFile(top, file, schemaOf(file), base, theirs)),
  );
  const clashes = merges.flatMap(({ clash }) => clash ?? []);
  if (clashes.length > 0 && !isDecided)
    return {
      clashes: clashes.map((clash) => ({ ...clash, file: clash.file.slice(prefix.length) })),
    };
  const merged = await writeTree(repository, tree, merges);
  const message = 'Merge what others have published';
  const commit = ['commit-tree', merged, '-p', 'HEAD', '-p', theirs, '-m', message];
  return { commit: (await git(top, commit)).trim() };
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
    // since Git 2.38
    if (error.exitCode !== 1) throw new Obstacle('old-git');
    return error.stdout;
  });
  const [tree = '', ...conflicts] = listed(output);
  return { tree, conflicts };
}

/** A file of the content that both sides have changed. */
type MergedFile = {
  readonly path: string;
  /** Its new text; null deletes it, undefined leaves what Git has merged. */
  readonly text: string | null | undefined;
  /** The blob to take as it is. */
  readonly blob?: string;
  readonly clash?: Clash;
};

async function mergeFile(
  top: string,
  path: string,
  schema: Part | undefined,
  base: string,
  theirs: string,
): Promise<MergedFile> {
  // pictures have names of their own: a picture that both have changed is one that both have replaced
  if (isPicture(path)) {
    const blob = await tryGit(top, 'rev-parse', '--verify', '--quiet', `HEAD:${path}`);
    return blob ? { path, text: undefined, blob } : { path, text: null };
  }
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
