import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isBelowFolder, isShownPicture } from '../../store/content-file';
import { pictureType } from '../../store/picture-type';
import type { Answer } from '../answer';

/** A picture of the content folder; undefined for any other file, and outside of the folder. */
export async function contentPicture(
  root: string,
  file: string,
): Promise<(Answer & { readonly body: Buffer }) | undefined> {
  if (!isShownPicture(file) || !isBelowFolder(file)) return undefined;
  const target = path.join(await realpath(root), file);
  // no symbolic link out of the folder
  const isInside = await realpath(target).then(
    (real) => real === target,
    () => false,
  );
  return isInside ? { type: pictureType(file), body: await readFile(target) } : undefined;
}

/**
 * Whether the content has this upload as a picture.
 * @param base64 the bytes of the upload
 */
export async function isInContent(root: string, file: string, base64: string): Promise<boolean> {
  return (await contentPicture(root, file))?.body.toString('base64') === base64;
}
