import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { isPicture } from 'content-check/picture-path';
import type { Clash, PublishRequest } from '../../store/publication';
import type { BytesWrite } from '../../store/store';
import { isWritable } from '../../store/writable';
import { isObject, parseEntry } from '../../writing/json';
import { merge } from '../../writing/merge/merge';
import { print } from '../../writing/print/print';
import { git, GitError, gitThatWaits, listed } from '../git';
import { writeFiles } from '../save/write-files';
import { rememberIndex, setInIndex, type TreeEntry } from './git-index';
import { changesSince, commitAt, type Repository } from './repository';

type Sides = {
  /** The last commit here, from which the published one was made. */
  readonly head: string;
  readonly theirs: string;
  /** What the user has decided about, as `PublishRequest` says. */
  readonly decided: PublishRequest['decided'];
};

/** Milliseconds that Git has to bring files into the folder, which filters and hooks of the project may delay. */
const limit = 600_000;

/**
 * Brings what others have published into the folder: content that was changed here, too, field by field, as between two
 * windows of the form, and everything else as Git does.
 * @returns the fields that both have changed, if there are any: then nothing has changed yet
 * @throws Obstacle, and everything is as before
 */
export async function mergePublished(
  repository: Repository,
  model: ContentModel,
  sides: Sides,
  signal: AbortSignal,
): Promise<readonly Clash[]> {
  const { root, top } = repository;
  const there = await changesThere(repository, sides);
  const here = await changesSince(repository, sides.head);
  const both = here
    .map(([file]) => file)
    .filter((file) => there.has(file) && isWritable(model, file));
  const merges = await Promise.all(both.map((file) => mergeFile(root, model, file, sides)));
  const clashes = merges.flatMap(({ clash }) => clash ?? []);
  if (clashes.length > 0) return clashes;
  const restoreIndex = await rememberIndex(repository, both, sides.head);
  try {
    // a file of which Git’s index has their version stays in the folder as it is; and if this is stopped here or later,
    // the merged version is merged once more, which changes nothing
    await writeFiles(
      root,
      merges.map(({ now }) => now),
    );
    await setInIndex(
      repository,
      [...there].filter(([file]) => both.includes(file)),
    );
    // but Git refuses to lose a file that they have deleted
    const kept = merges.filter(({ now }) => now.bytes && isGone(there.get(now.path)));
    await writeFiles(
      root,
      kept.map(({ now }) => ({ ...now, bytes: null })),
    );
    // a branch may have options of its own, and others would stash what somebody is changing
    const words = ['merge', '--quiet', '--ff-only', '--no-squash', '--no-autostash', sides.theirs];
    await gitThatWaits(top, words, { signal, limit, code: 'local-changes' }).catch(
      async (error: unknown) => {
        // it was stopped in a hook that runs afterwards
        if ((await commitAt(repository, 'HEAD')) !== sides.theirs) throw error;
      },
    );
    await writeFiles(
      root,
      kept.map(({ now }) => now),
    );
  } catch (error) {
    await restoreIndex();
    await writeFiles(
      root,
      merges.map(({ before }) => before),
    );
    throw error;
  }
  return [];
}

const isGone = (entry: TreeEntry | undefined) => entry !== undefined && /^0+$/.test(entry.id);

/** What each file of the content folder that others have changed is now. */
async function changesThere({ root }: Repository, { head, theirs }: Sides) {
  const words = [
    'diff-tree',
    '-r',
    '-z',
    '--no-renames',
    '--no-abbrev',
    '--relative',
    head,
    theirs,
  ];
  const parts = listed(await git(root, words));
  const changes = parts.flatMap((part, index): [string, TreeEntry][] => {
    // git-diff-tree, “raw output format”: a file has two parts, of which the second is its path
    const [, mode = '', , id = ''] = part.split(' ');
    return index % 2 === 0 ? [[parts[index + 1] ?? '', { mode, id }]] : [];
  });
  return new Map(changes);
}

/** A file as it was here, and with the changes of both sides. */
type MergedFile = {
  readonly before: BytesWrite;
  readonly now: BytesWrite;
  readonly clash?: Clash;
};

async function mergeFile(
  root: string,
  model: ContentModel,
  file: string,
  { head, theirs, decided = {} }: Sides,
): Promise<MergedFile> {
  const bytes = await readFile(path.join(root, file)).catch(() => null);
  const before = { path: file, bytes };
  // pictures have names of their own: a picture that both have changed is one that both have replaced
  if (isPicture(file)) return { before, now: before };
  const at = (revision: string) => git(root, ['show', `${revision}:./${file}`]).catch(ifMissing);
  const [known, published] = await Promise.all([at(head), at(theirs)]);
  const { [file]: base = known } = decided;
  const schema = collectionOf(model, file)?.schema;
  const versions = {
    base: parseEntry(base),
    mine: parseEntry(bytes?.toString() ?? null),
    theirs: parseEntry(published),
  };
  const merged = merge(schema, versions);
  if (merged.differences.length > 0) {
    // as it was, but for the fields about which somebody decides
    const settled = merge(schema, { ...versions, base: merged.base, mine: versions.base });
    const text = settled.value === undefined ? null : JSON.stringify(settled.value);
    const clash = { file, base, theirs: published, settled: text };
    return { before, now: before, clash };
  }
  const { value } = merged;
  const text = isObject(value) ? print(value, published ?? bytes?.toString() ?? '') : null;
  return { before, now: { path: file, bytes: text === null ? null : Buffer.from(text) } };
}

function ifMissing(error: unknown): null {
  if (error instanceof GitError) return null;
  throw error;
}
