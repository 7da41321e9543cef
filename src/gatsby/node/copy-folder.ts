import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** The files below a folder, relative to it, but hidden ones; a folder that isn't there has none. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file.split(path.sep).every((part) => !part.startsWith('.')));
}

/** Makes the folder `to` hold the files of `from` and no others. Files that are alike stay untouched. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const files = await filesIn(from);
  await copyFiles(from, to, files);
  const wanted = new Set(files);
  for (const file of await filesIn(to)) if (!wanted.has(file)) await rm(path.join(to, file));
}

/**
 * Copies some files of a folder into another, with their times; whoever watches there never meets
 * half a file.
 * @param files paths below both folders
 */
export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const source = path.join(from, file);
    const target = path.join(to, file);
    // one that has just been deleted will be missed at the next look
    const state = await stat(source).catch(() => undefined);
    if (!state || alike(state, await stat(target).catch(() => undefined))) continue;
    await mkdir(path.dirname(target), { recursive: true });
    // beside the folder, not in it: watchers would see it
    const draft = `${to}.part`;
    // one that can't be copied, for it was deleted just now, is missing in the copy: the check says so
    if (!(await succeeds(copyFile(source, draft)))) continue;
    await utimes(draft, state.atime, state.mtime);
    await rename(draft, target);
  }
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

type State = { readonly size: number; readonly mtime: Date };

/** Whole milliseconds: a time that is set has no parts of one. */
function alike(one: State, other: State | undefined): boolean {
  return one.size === other?.size && one.mtime.getTime() === other.mtime.getTime();
}
