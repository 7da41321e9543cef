import { createHash } from 'node:crypto';
import { type ContentFolder, readFolder, textsIn } from '../../../../src/editor/site/folder';
import type { Snapshot } from '../session/store';

/** Reads the content folder, for the check and as the editor's snapshot. */
export async function readContent(
  root: string,
): Promise<{ readonly folder: ContentFolder; readonly snapshot: Snapshot }> {
  const { folder, pictures: found } = await readFolder(root);
  const pictures = Object.fromEntries(found);
  const files = textsIn(folder);
  const state = JSON.stringify([files, pictures]);
  const version = createHash('sha256').update(state).digest('hex');
  return { folder, snapshot: { files, pictures, version } };
}
