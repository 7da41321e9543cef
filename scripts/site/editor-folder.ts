import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { editorAddress } from '../../src/model/paths';

/** The folder of the editor in the built site. */
export const editorFolder = (root: string): string => path.join(root, 'public', editorAddress);

/**
 * Removes the editor that an earlier build has written, before Gatsby reads all pages in its output
 * folder. A page of the site at the same address stays.
 * @param root the folder of the site
 */
export async function removePublishedEditor(root: string): Promise<void> {
  const folder = editorFolder(root);
  if (existsSync(path.join(folder, 'check-worker.js'))) await rm(folder, { recursive: true });
}
