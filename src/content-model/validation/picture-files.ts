import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFolder } from './content-folder';
import { inspectPicture, type PictureFile } from './picture-file';

/** What was found in a file as it was at one moment: while one works, the check runs at every save. */
const inspected = new Map<string, PictureFile>();

/**
 * Looks every picture of the content over, one after the other: libvips itself uses all processors,
 * and a large picture takes much memory.
 * @returns what was found, by path below the content folder
 */
export async function readPictures({
  root,
  paths,
}: ContentFolder): Promise<ReadonlyMap<string, PictureFile>> {
  const pictures = new Map<string, PictureFile>();
  for (const path of paths) {
    if (!isPicture(path)) continue;
    const file = join(root, path);
    const { size, mtimeMs } = await stat(file);
    const state = `${file} ${size.toString()} ${mtimeMs.toString()}`;
    const picture = inspected.get(state) ?? (await inspectPicture(path, await readFile(file)));
    inspected.set(state, picture);
    pictures.set(path, picture);
  }
  return pictures;
}

/** Whether a file is a picture by its name, also of a form that the site can't show. */
export function isPicture(path: string): boolean {
  return /\.(avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(path);
}
