import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where Gatsby's slices are kept between builds. */
const stash = '.cache/slices';

/** Removes Gatsby's slices of pages from the published folder. */
export const stashSlices = (folder: string) => move(path.join(folder, '_gatsby'), stash);

/** Restores them, since a warm build needs slices that it does not write again. */
export const restoreSlices = (folder: string) => move(stash, path.join(folder, '_gatsby'));

/** Copies and deletes, since a rename fails across disks. */
async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}
