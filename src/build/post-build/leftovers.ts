import { rm } from 'node:fs/promises';
import path from 'node:path';
import { removeFiles } from 'static-site/list-files';
import { isLitter, isStatic } from './static-files';

/** Gatsby's own files: lists of its chunks, and an unused library. */
const ownFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/**
 * Removes files that visitors don't need: those that programs leave in `static/`, and source maps
 * unless they are kept.
 */
export async function removeLeftovers(folder: string, keepMaps: boolean): Promise<void> {
  for (const file of ownFiles) await rm(path.join(folder, file), { recursive: true, force: true });
  const isMap = (file: string) => file.endsWith('.map') && !isStatic(file);
  await removeFiles(folder, (file) => isLitter(file) || (!keepMaps && isMap(file)));
}
