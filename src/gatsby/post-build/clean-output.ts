import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from './list-files';

/** What Gatsby leaves in the folder for itself: lists of its chunks, and a library that is not used. */
const ownFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/**
 * Takes away what no visitor asks for and nobody should read.
 *
 * @param folder where the site was built.
 * @param keepMaps leaves source maps, to look into the bundles.
 */
export async function removeLeftovers(folder: string, keepMaps: boolean): Promise<void> {
  const maps = keepMaps ? [] : (await filesOf(folder)).filter((file) => file.endsWith('.map'));
  for (const file of [...ownFiles, ...maps]) {
    await rm(path.join(folder, file), { recursive: true, force: true });
  }
}
