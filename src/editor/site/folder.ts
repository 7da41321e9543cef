import { contentModel } from '../../content-model/collections';
import { readContentFolder } from 'content-check/check-content';
import { type ContentFolder, parseDocument } from 'content-check/content-document';
import { inspectPictures } from 'content-check/inspect-pictures';
import { isPicture, type PictureInspection } from './model';

export type { ContentFolder } from 'content-check/content-document';

type Pictures = ReadonlyMap<string, PictureInspection>;

/** Reads the content folder and inspects its pictures. */
export async function readFolder(
  root: string,
): Promise<{ readonly folder: ContentFolder; readonly pictures: Pictures }> {
  const folder = await readContentFolder(contentModel, root);
  return { folder, pictures: await inspectPictures(root, folder.paths) };
}

/** The texts of the folder's files; empty for those that must not be written: not UTF-8, or in no collection. */
export function textsIn({ documents }: ContentFolder): Readonly<Record<string, string>> {
  return Object.fromEntries(
    documents.map(({ path, text, isUtf8, collection }) => [path, isUtf8 && collection ? text : '']),
  );
}

/** The folder with one file written, or deleted by null. It is the last one, as `checkTexts` expects. */
export function withFile(
  folder: ContentFolder,
  path: string,
  bytes: Uint8Array | null,
): ContentFolder {
  const others = folder.documents.filter((document) => document.path !== path);
  const written =
    bytes && !isPicture(path) ? [parseDocument(contentModel, folder.name, path, bytes)] : [];
  const paths = new Set(folder.paths);
  if (bytes) paths.add(path);
  else paths.delete(path);
  return { ...folder, paths, documents: [...others, ...written] };
}
