import { readContentFolder } from '../../content-model/validation/check-content';
import { checkFolder } from '../../content-model/validation/check-folder';
import { type ContentFolder, parseDocument } from '../../content-model/validation/content-document';
import { inspectPictures } from '../../content-model/validation/inspect-pictures';
import type { PictureInspection } from './model';

export type { ContentFolder } from '../../content-model/validation/content-document';
export { checkFolder };

type Pictures = ReadonlyMap<string, PictureInspection>;

/** The content folder as it is on the disk, with what was found in its pictures. */
export async function readFolder(
  root: string,
): Promise<{ readonly folder: ContentFolder; readonly pictures: Pictures }> {
  const folder = await readContentFolder(root);
  return { folder, pictures: await inspectPictures(root, folder.paths) };
}

/** The texts of the folder's files; empty where the form must not write: letters were lost, or it is no content. */
export function textsIn({ documents }: ContentFolder): Readonly<Record<string, string>> {
  return Object.fromEntries(
    documents.map(({ path, text, isUtf8, collection }) => [path, isUtf8 && collection ? text : '']),
  );
}

/**
 * The folder with a file changed, added or gone.
 * @param content its text; 'picture' for a picture, undefined for none
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
