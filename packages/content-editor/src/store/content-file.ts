import { collectionOf } from 'content-check/collection';
import type { ContentModel } from 'content-check/content-model';
import { isLeftover } from 'content-check/ignored-files';
import { isPicture } from 'content-check/picture-path';
import type { FileWrite } from './content';

/**
 * Whether a path stays below the content folder, on every system: it leads to no parent folder, and, as the
 * content is read, to nothing that is hidden. A backslash may be part of a name, or stand between two.
 */
export function isBelowFolder(path: string): boolean {
  const names = path.replaceAll('\\', '/');
  return !isLeftover(names) && !/^\/|\/\/|\0/.test(names);
}

/**
 * Whether a file is part of the content, by its path below the content folder: one of a collection, or a
 * picture. It is these files that are kept, written and committed, whoever has named them.
 */
export function isContentFile(model: ContentModel, path: string): boolean {
  return isBelowFolder(path) && (isPicture(path) || collectionOf(model, path) !== undefined);
}

/** Whether a picture is of a form that pages show. A drawing (SVG) isn't: it could hold scripts. */
export const isShownPicture = (path: string): boolean => /\.(avif|jpe?g|png|webp)$/.test(path);

/**
 * Whether a change can be one of the content: of a text in a collection, or of a picture. Those of forms that
 * pages don't show can only be deleted.
 */
export function isContentWrite(model: ContentModel, change: FileWrite): boolean {
  const { path } = change;
  if (!isContentFile(model, path) || isPicture(path) === 'text' in change) return false;
  return 'text' in change || change.base64 === null || isShownPicture(path);
}
