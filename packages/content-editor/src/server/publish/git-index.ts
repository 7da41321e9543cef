import { git, listed } from '../git';
import type { Repository } from './repository';

/** What an index or a tree has at a path, as Git writes it: only zeros without a file. */
export type TreeEntry = { readonly mode: string; readonly id: string };

/** Sets what Git’s index has of files, which need not be what the folder has. */
export async function setInIndex(
  repository: Repository,
  entries: readonly (readonly [string, TreeEntry])[],
): Promise<void> {
  const { prefix } = repository;
  await setLines(
    repository,
    entries.map(([file, { mode, id }]) => `${mode} ${id}\t${prefix}${file}`),
  );
}

/** Remembers what Git’s index has of files. @returns a function that puts it back */
export async function rememberIndex(
  repository: Repository,
  files: readonly string[],
  head: string,
): Promise<() => Promise<void>> {
  const { root, prefix } = repository;
  const paths = files.map((file) => prefix + file);
  const all = listed(await git(root, ['ls-files', '--full-name', '--stage', '-z', '--', '.']));
  // of a new file that is only announced, the index has nothing
  const announced = ['diff', '--name-only', '--diff-filter=A', '--no-relative', '-z', '--', '.'];
  const empty = listed(await git(root, announced));
  const known = all.filter((line) => {
    const file = line.slice(line.indexOf('\t') + 1);
    return paths.includes(file) && !empty.includes(file);
  });
  const gone = paths.map((file) => `0 ${'0'.repeat(head.length)}\t${file}`);
  return () => setLines(repository, [...gone, ...known]);
}

async function setLines({ root }: Repository, lines: readonly string[]): Promise<void> {
  const input = lines.map((line) => `${line}\0`).join('');
  await git(root, ['update-index', '-z', '--index-info'], { input });
}
