import { rm } from 'node:fs/promises';
import path from 'node:path';
import { git } from '../git';
import type { Repository } from './repository';

type File = {
  readonly path: string;
  /** Null deletes it, undefined leaves it unless there is a blob. */
  readonly text: string | null | undefined;
  readonly blob?: string;
};

/**
 * Replaces files in a tree, without a working tree.
 * @returns the new tree
 */
export async function writeTree(
  { top, gitFolder }: Repository,
  tree: string,
  files: readonly File[],
): Promise<string> {
  const index = path.join(gitFolder, 'content-editor-index');
  const env = { GIT_INDEX_FILE: index };
  const lines = await Promise.all(
    files.map(async ({ path: file, text, blob }) => {
      if (text === null) return `0 ${'0'.repeat(tree.length)}\t${file}\0`;
      if (text === undefined && blob === undefined) return '';
      const id =
        blob ?? (await git(top, ['hash-object', '-w', '--stdin'], { input: text ?? '' })).trim();
      return `100644 ${id}\t${file}\0`;
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
