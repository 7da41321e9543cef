import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { isPicture } from 'content-check/picture-path';
import type { Change } from './store';

/** Names of pictures that may be written. */
const pictureName = /^[a-z0-9]+(-[a-z0-9]+)*\.(avif|jpe?g|png|webp)$/;

/** Whether a path below the content folder may be written: files of a collection, and pictures. */
export function isWritable(model: ContentModel, path: string): boolean {
  const isPlain = /^[a-z]+(\/[\w-][\w.-]*)?\.json$/.test(path);
  if (isPlain && collectionOf(model, path) !== undefined) return true;
  const folder = `${model.pictureFolder}/`;
  return path.startsWith(folder) && pictureName.test(path.slice(folder.length));
}

/** Whether a change may be written: a text in a collection, or a picture. */
export function hasPlace(model: ContentModel, change: Change): boolean {
  return isWritable(model, change.path) && isPicture(change.path) !== 'text' in change;
}
