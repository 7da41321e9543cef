import { rm } from 'node:fs/promises';
import path from 'node:path';
import { git } from '../git';
import type { Repository } from './repository';

/** What a tree has at a path, as Git writes it: only zeros without a file. */
export type TreeEntry = { readonly mode: string; readonly id: string };

/** A file of a new tree: an entry of another one, or a text, which is null without the file. */
export type TreeFile = { readonly path: string } & (
  { readonly entry: TreeEntry } | { readonly text: string | null }
);

/** An index of Git beside that of the working tree, as long as a tree is written. */
export const ownIndex = ({ gitFolder }: Repository) => path.join(gitFolder, 'content-editor-index');

/**
 * Replaces files in a tree, without a working tree.
 * @returns the new tree
 */
export async function writeTree(
  repository: Repository,
  tree: string,
  files: readonly TreeFile[],
): Promise<string> {
  const { top } = repository;
  const index = ownIndex(repository);
  const env = { GIT_INDEX_FILE: index };
  const lines = await Promise.all(
    files.map(async (file) => {
      const { mode, id } = 'text' in file ? await entryOf(top, file.text, tree.length) : file.entry;
      return `${mode} ${id}\t${file.path}\0`;
    }),
  );
  try {
    await git(top, ['read-tree', tree], { env });
    await git(top, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    return (await git(top, ['write-tree'], { env })).trim();
  } finally {
    await rm(index, { force: true });
  }
}

/** The entry of a text, whose object is written. */
async function entryOf(top: string, text: string | null, idLength: number): Promise<TreeEntry> {
  if (text === null) return { mode: '0', id: '0'.repeat(idLength) };
  const id = await git(top, ['hash-object', '-w', '--stdin'], { input: text });
  return { mode: '100644', id: id.trim() };
}
