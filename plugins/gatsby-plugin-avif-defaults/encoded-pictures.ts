import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { avifDefaults } from './avif-defaults';

/** What gatsby-plugin-sharp makes of a picture: a file, and how it is encoded. */
export type Transform = {
  readonly outputPath: string;
  readonly args: Readonly<Record<string, unknown>>;
};

/** `processFile` of gatsby-plugin-sharp, which decodes a picture and writes a file for each transform. */
export type ProcessFile = (
  file: string,
  transforms: readonly Transform[],
  options: Readonly<Record<string, unknown>>,
) => Promise<readonly Transform[]>;

/**
 * Takes the encoded pictures of earlier builds, of this site or a copy that shares its packages, from a
 * folder. Half of the time of a clean build is encoding. A file there is named by all that it depends
 * on: the picture, the transform, the options and the versions of the encoders. So none is ever out of
 * date, and any may be deleted.
 * @param folder doesn't have to exist or be writable
 */
export const withEncodedPictures =
  (processFile: ProcessFile, folder: string): ProcessFile =>
  async (file, transforms, options) => {
    const picture = await readFile(file);
    const kept = new Map(
      transforms.map((transform) => [
        transform,
        path.join(folder, nameOf(picture, transform, options)),
      ]),
    );
    const missing: Transform[] = [];
    for (const [transform, from] of kept)
      if (!(await copied(from, transform.outputPath))) missing.push(transform);
    if (missing.length > 0) await processFile(file, missing, options);
    for (const transform of missing) await copied(transform.outputPath, kept.get(transform) ?? '');
    return transforms;
  };

function nameOf(picture: Buffer, { args }: Transform, options: object): string {
  // where the site is served doesn't change its pictures
  const encoding = { ...args, pathPrefix: undefined };
  return createHash('sha256')
    .update(JSON.stringify([encoding, avifDefaults(args), options, sharp.versions]))
    .update(picture)
    .digest('hex');
}

/** Copies a file, which appears in one piece, as other builds may read it. @returns whether that succeeded */
async function copied(from: string, to: string): Promise<boolean> {
  const partial = `${to}.${process.pid}.part`;
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, partial);
    await rename(partial, to);
    return true;
  } catch {
    return false;
  }
}
