import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { pictureType } from '../../store/picture-type';
import type { Answer } from '../answer';
import { preparePicture } from './prepare-picture';

/** A picture of the content folder; undefined for another file, and for a path that leads out of the folder. */
export async function savedPicture(
  root: string,
  file: string,
): Promise<(Answer & { readonly body: Buffer }) | undefined> {
  // no parent folder, no hidden one and no other disk
  if (!/\.(avif|jpe?g|png|webp)$/.test(file) || /[\\:]|(^|\/)\./.test(file)) return undefined;
  const target = path.join(await realpath(root), file);
  // no symbolic link out of the folder
  const isInside = await realpath(target).then(
    (real) => real === target,
    () => false,
  );
  return isInside ? { type: pictureType(file), body: await readFile(target) } : undefined;
}

/**
 * Whether a saved picture is this upload.
 * @param base64 the bytes of the upload
 */
export async function isSaved(root: string, file: string, base64: string): Promise<boolean> {
  const saved = await savedPicture(root, file);
  if (!saved) return false;
  const found = saved.body.toString('base64');
  if (found === base64) return true;
  // an upload that an earlier run of the editor has encoded was encoded again by the save
  const prepared = await preparePicture(Buffer.from(base64, 'base64')).catch(() => undefined);
  return found === prepared?.base64;
}
