import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { removeFiles } from 'static-site/list-files';

/** Gatsby's own files: lists of its chunks, and an unused library. */
const ownFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Removes files that visitors don't need, including source maps unless they are kept for analysis. */
export async function removeLeftovers(folder: string, keepMaps: boolean): Promise<void> {
  for (const file of ownFiles) await rm(path.join(folder, file), { recursive: true, force: true });
  if (!keepMaps) await removeFiles(folder, (file) => file.endsWith('.map'));
}

/** Removes empty folders of removed pages, to which hosts would redirect. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const paths = folders.map((entry) => path.join(entry.parentPath, entry.name));
  // inner folders first; removing a folder that is not empty fails
  for (const place of paths.toReversed()) await rmdir(place).catch(() => undefined);
}
