import { readContentFolder } from '../../content-model/validation/check-content';
import { type ContentFolder, parseDocument } from '../../content-model/validation/content-document';
import { inspectPictures } from '../../content-model/validation/inspect-pictures';
import type { PictureInspection } from './model';

export type { ContentFolder } from '../../content-model/validation/content-document';

type Pictures = ReadonlyMap<string, PictureInspection>;

/** Reads the content folder and inspects its pictures. */
export async function readFolder(
  root: string,
): Promise<{ readonly folder: ContentFolder; readonly pictures: Pictures }> {
  const folder = await readContentFolder(root);
  return { folder, pictures: await inspectPictures(root, folder.paths) };
}

/** The texts of the folder's files; empty for those that must not be written: not UTF-8, or no collection's. */
export function textsIn({ documents }: ContentFolder): Readonly<Record<string, string>> {
  return Object.fromEntries(
    documents.map(({ path, text, isUtf8, collection }) => [path, isUtf8 && collection ? text : '']),
  );
}

/**
 * The folder with one file changed, added or removed.
 * @param content its text, 'picture', or undefined to remove it
 */
export function withFile(
  folder: ContentFolder,
  path: string,
  content: { readonly text: string } | 'picture' | undefined,
): ContentFolder {
  const others = folder.documents.filter((document) => document.path !== path);
  const paths = new Set(folder.paths);
  if (content === undefined) paths.delete(path);
  else paths.add(path);
  if (content === undefined || content === 'picture')
    return { ...folder, paths, documents: others };
  const document = parseDocument(folder.name, path, Buffer.from(content.text));
  const documents = [...others, document].sort((one, other) => (one.path < other.path ? -1 : 1));
  return { ...folder, paths, documents };
}
