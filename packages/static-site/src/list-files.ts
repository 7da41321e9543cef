import { readdir, rm } from 'node:fs/promises';
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

/** Removes files that an earlier build left. */
export async function removeFiles(
  folder: string,
  isOrphan: (file: string) => boolean,
): Promise<void> {
  const orphans = (await filesOf(folder)).filter(isOrphan);
  await Promise.all(orphans.map((file) => rm(path.join(folder, file))));
}
