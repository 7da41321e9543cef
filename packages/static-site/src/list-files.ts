import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** The paths of all files below a folder, sorted, relative to it, with forward slashes. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Removes files that an earlier build left, and folders that are empty without them: hosts redirect to those. */
export async function removeFiles(
  folder: string,
  isOrphan: (file: string) => boolean,
): Promise<void> {
  const orphans = (await filesOf(folder)).filter(isOrphan);
  await Promise.all(orphans.map((file) => rm(path.join(folder, file))));
  const parents = new Set(orphans.flatMap(foldersAbove));
  await removeEmpty([...parents].map((parent) => path.join(folder, parent)));
}

/** Removes all empty folders below a folder. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  await removeEmpty(folders.map((entry) => path.join(entry.parentPath, entry.name)));
}

/** The folders of a file below the one that its path is relative to. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Removes those folders that are empty, or are so without the others. */
async function removeEmpty(folders: readonly string[]): Promise<void> {
  const innerFirst = folders.toSorted((first, second) => second.length - first.length);
  // removing a folder that is not empty fails
  for (const place of innerFirst) await rmdir(place).catch(() => undefined);
}
