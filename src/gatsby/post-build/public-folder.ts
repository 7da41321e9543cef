import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, removeFiles } from './list-files';

/** What Gatsby leaves in the folder for itself: lists of its chunks, and a library that is not used. */
const ownFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Takes away what no visitor asks for: source maps too, unless one wants to look into the bundles. */
export async function removeLeftovers(folder: string, keepMaps: boolean): Promise<void> {
  for (const file of ownFiles) await rm(path.join(folder, file), { recursive: true, force: true });
  if (!keepMaps) await removeFiles(folder, (file) => file.endsWith('.map'));
}

/** Where Gatsby's fragments lie between builds, which no visitor sees. */
const folderBetween = '.cache/fragments';

/** Takes the fragments that Gatsby stitches pages from out of what is published. */
export const putFragmentsAway = (folder: string) =>
  move(path.join(folder, '_gatsby'), folderBetween);

/** Puts them back, since a warm build stitches pages from fragments that it does not write again. */
export const putFragmentsBack = (folder: string) =>
  move(folderBetween, path.join(folder, '_gatsby'));

/** Copies, since the two may lie on two disks. */
async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}

/**
 * Writes every page once more as a file of its own name, `about.html` beside `about/index.html`: so
 * `/about` is answered without a redirect by hosts that look for either. Copies of pages that are
 * gone go too.
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

/** Neither a copy that this pass has made nor one it might have made before. */
function isPageOfItsOwn(file: string): boolean {
  return /(?:^|\/)index\.html$|^404\.html$/.test(file) || existsSync(path.join('static', file));
}

/** Takes away what Gatsby leaves of pages that are gone: hosts redirect to a folder, even an empty one. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const paths = folders.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  // what is within comes first; the system refuses to remove a folder that holds something
  for (const each of paths.toReversed()) await rmdir(each).catch(() => undefined);
}
