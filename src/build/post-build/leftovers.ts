import { rm } from 'node:fs/promises';
import path from 'node:path';
import { removeFiles } from 'static-site/list-files';

/** Gatsby's own files: lists of its chunks, and an unused library. */
const ownFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Removes files that visitors don't need, including source maps unless they are kept for analysis. */
export async function removeLeftovers(folder: string, keepMaps: boolean): Promise<void> {
  for (const file of ownFiles) await rm(path.join(folder, file), { recursive: true, force: true });
  if (!keepMaps) await removeFiles(folder, (file) => file.endsWith('.map'));
}
