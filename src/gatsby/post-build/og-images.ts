import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { socialPicturePath } from '../../seo/canonical-url';
import { socialDrawing, socialPicture } from './og-image';
import { filesOf } from './list-files';

/** The part of Gatsby's cache that is used here. */
type Cache = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: string) => Promise<unknown>;
};

export type Shared = {
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  /** The company's name. */
  readonly name: string;
  /** File of the picture behind the words, if there is one. */
  readonly ground: string | undefined;
};

/**
 * Draws the picture that each page is shared with, but for those that the build before has left and
 * that would come out the same; those of pages that are gone go.
 *
 * @param folder where the site was built.
 */
export async function writeSocialPictures(
  folder: string,
  { pages, name, ground }: Shared,
  cache: Cache,
): Promise<void> {
  const ofGround = ground ? await readFile(ground) : '';
  for (const page of pages) {
    const picture = { title: page.title, name, ground };
    const key = socialPicturePath(page.path);
    const file = path.join(folder, key);
    const drawing = socialDrawing(picture);
    const hash = createHash('sha256').update(drawing).update(ofGround).digest('hex');
    if ((await cache.get(key)) === hash && existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await socialPicture(picture));
    await cache.set(key, hash);
  }
  const wanted = new Set(pages.map((page) => socialPicturePath(page.path)));
  const orphans = (await filesOf(folder)).filter(
    (file) => /^og(?:\/.*)?\.jpg$/.test(file) && !wanted.has(`/${file}`),
  );
  for (const orphan of orphans) await rm(path.join(folder, orphan));
}
