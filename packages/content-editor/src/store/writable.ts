import { collectionOf } from 'content-check/collection';
import { type ContentModel, pictureFolderOf } from 'content-check/content-model';
import { isPicture } from 'content-check/picture-path';
import type { FileWrite } from './content';

/** Names of texts and pictures that may be written. */
const textName = /^[\w-][\w.-]*\.json$/;
const pictureName = /^[a-z0-9]+(-[a-z0-9]+)*\.(avif|jpe?g|png|webp)$/;

/** Whether a path below the content folder may be written: files of a collection, and pictures. */
export function isWritable(model: ContentModel, path: string): boolean {
  const end = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, end), path.slice(end)];
  if (textName.test(name)) return collectionOf(model, path) !== undefined;
  return folder === `${pictureFolderOf(model)}/` && pictureName.test(name);
}

/** Whether a change may be written: a text in a collection, or a picture. */
export function isWritableChange(model: ContentModel, change: FileWrite): boolean {
  return isWritable(model, change.path) && isPicture(change.path) !== 'text' in change;
}
