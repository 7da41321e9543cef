import { createHash } from 'node:crypto';
import { readContentFolder } from '../../content-model/validation/check-content';
import { inspectPictures } from '../../content-model/validation/inspect-pictures';
import type { ContentFolder } from '../../content-model/validation/content-document';
import type { Snapshot } from '../store/store';

/** The content folder as it is on the disk, for the check and for the editor. */
export async function readContent(
  root: string,
): Promise<{ folder: ContentFolder; snapshot: Snapshot }> {
  const folder = await readContentFolder(root);
  const pictures = Object.fromEntries(await inspectPictures(root, folder.paths));
  const files = Object.fromEntries(
    folder.documents.map(({ path, text, isUtf8, collection }) => [
      path,
      // letters that were lost when it was read must not be written
      isUtf8 && collection ? text : '',
    ]),
  );
  const state = JSON.stringify([files, pictures]);
  const version = createHash('sha256').update(state).digest('hex');
  return { folder, snapshot: { files, pictures, version } };
}
