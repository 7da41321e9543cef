import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';

/** Names of pictures that may be written. */
const pictureName = /^[a-z0-9]+(-[a-z0-9]+)*\.(avif|jpe?g|png|webp)$/;

/** Whether a path below the content folder may be written: files of a collection, and pictures. */
export function isWritable(model: ContentModel, path: string): boolean {
  const isPlain = /^[a-z]+(\/[\w-][\w.-]*)?\.json$/.test(path);
  if (isPlain && collectionOf(model, path) !== undefined) return true;
  const folder = `${model.pictureFolder}/`;
  return path.startsWith(folder) && pictureName.test(path.slice(folder.length));
}
