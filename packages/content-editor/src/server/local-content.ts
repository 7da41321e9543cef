import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readContentFolder } from 'content-check/check-content';
import { type ContentFolder, parseDocument } from 'content-check/content-document';
import { inspectPictures } from 'content-check/inspect-pictures';
import type { ContentModel } from 'content-check/content-model';
import { isPicture } from 'content-check/picture-path';
import { unlessMissing } from 'content-check/unless-missing';
import type { Snapshot } from '../store/content';

/** The content on this computer. */
export type LocalContent = {
  readonly model: ContentModel;
  /** The content folder. */
  readonly root: string;
};

/** Reads the content folder, for the check and as the editor's snapshot. */
export async function readContent({
  model,
  root,
}: LocalContent): Promise<{ readonly folder: ContentFolder; readonly snapshot: Snapshot }> {
  const folder = await readContentFolder(model, root);
  const found = [...(await inspectPictures(root, folder.paths))].map(async ([file, picture]) => {
    const state = await unlessMissing(stat(path.join(root, file)));
    if (!state) return [];
    return [[file, { ...picture, version: `${state.size}-${state.mtimeMs}` }] as const];
  });
  const pictures = Object.fromEntries((await Promise.all(found)).flat());
  const files = textsIn(folder);
  const state = JSON.stringify([files, pictures]);
  const version = createHash('sha256').update(state).digest('hex');
  return { folder, snapshot: { files, pictures, version } };
}

/** The texts of the folder's files; empty for those that can't be read as they are: not UTF-8. */
function textsIn({ documents }: ContentFolder): Snapshot['files'] {
  return Object.fromEntries(documents.map(({ path, text, isUtf8 }) => [path, isUtf8 ? text : '']));
}

/**
 * The folder with one file written, or deleted by null. A written file comes last, so that of two files with
 * the same name the check reports this one.
 */
export function folderWithFile(
  model: ContentModel,
  folder: ContentFolder,
  path: string,
  bytes: Uint8Array | null,
): ContentFolder {
  const others = folder.documents.filter((document) => document.path !== path);
  const written = bytes && !isPicture(path) ? [parseDocument(model, folder.name, path, bytes)] : [];
  const paths = new Set(folder.paths);
  if (bytes) paths.add(path);
  else paths.delete(path);
  return { ...folder, paths, documents: [...others, ...written] };
}
