import { copyFile, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isLeftover } from 'content-check/ignored-files';
import { filesOf } from 'static-site/list-files';

/** The files of the content folder, without what programs leave in it; a missing folder has none. */
async function visibleFiles(folder: string): Promise<string[]> {
  const files = await filesOf(folder).catch(() => []);
  return files.filter((file) => !isLeftover(file));
}

/** Makes the folder `to` a copy of `from`. Unchanged files are not written. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const files = await visibleFiles(from);
  await copyFiles(from, to, files);
  const wanted = new Set(files);
  for (const file of await visibleFiles(to)) if (!wanted.has(file)) await rm(path.join(to, file));
}

/**
 * Copies files from folder to folder, with their times. Each is replaced at once, for programs that
 * watch `to`.
 */
export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const source = path.join(from, file);
    const target = path.join(to, file);
    // undefined for a file that has just been deleted; the next check will see that
    const state = await stat(source).catch(() => undefined);
    const old = await stat(target).catch(() => undefined);
    // in whole milliseconds: `utimes` drops fractions
    const isSame = old?.size === state?.size && old?.mtime.getTime() === state?.mtime.getTime();
    if (!state || isSame) continue;
    await mkdir(path.dirname(target), { recursive: true });
    // beside the folder, not in it: watchers would see it
    const partial = `${to}.part`;
    try {
      await copyFile(source, partial);
    } catch {
      // just deleted: the check finds it missing in the copy
      continue;
    }
    await utimes(partial, state.atime, state.mtime);
    await rename(partial, target);
  }
}
