import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, removeFiles } from 'static-site/list-files';

/** Gatsby's own files: lists of its chunks, and an unused library. */
const ownFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Removes files that visitors don't need, including source maps unless they are kept for analysis. */
export async function removeLeftovers(folder: string, keepMaps: boolean): Promise<void> {
  for (const file of ownFiles) await rm(path.join(folder, file), { recursive: true, force: true });
  if (!keepMaps) await removeFiles(folder, (file) => file.endsWith('.map'));
}

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

/**
 * Copies `about/index.html` to `about.html`, and so for every page, so that hosts which look for either
 * file answer `/about` without a redirect. Deletes the copies of removed pages.
 */
export async function writeFlatPages(folder: string): Promise<void> {
  const pages = (await filesOf(folder)).filter((file) => file.endsWith('/index.html'));
  const copies = new Map(pages.map((file) => [`${path.posix.dirname(file)}.html`, file]));
  for (const [copy, page] of copies)
    await copyFile(path.join(folder, page), path.join(folder, copy));
  await removeFiles(
    folder,
    (file) => file.endsWith('.html') && !isPageOfItsOwn(file) && !copies.has(file),
  );
}

/** Whether a page is not a copy of this pass or an earlier one. */
function isPageOfItsOwn(file: string): boolean {
  return /(?:^|\/)index\.html$|^404\.html$/.test(file) || existsSync(path.join('static', file));
}

/** Removes empty folders of removed pages, to which hosts would redirect. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const paths = folders.map((entry) => path.join(entry.parentPath, entry.name));
  // inner folders first; removing a folder that is not empty fails
  for (const each of paths.toReversed()) await rmdir(each).catch(() => undefined);
}
