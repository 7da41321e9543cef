import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { formAddress } from '../../src/content-model/form-address';

/** The folder of the form in the built site. */
export const formFolder = (root: string): string => path.join(root, 'public', formAddress);

/**
 * Removes the form that an earlier build has written, before Gatsby reads all pages in its output folder. A page of the
 * site at the same address stays.
 * @param root the folder of the site
 */
export async function removeSiteForm(root: string): Promise<void> {
  const folder = formFolder(root);
  if (existsSync(path.join(folder, 'check-worker.js'))) await rm(folder, { recursive: true });
}
