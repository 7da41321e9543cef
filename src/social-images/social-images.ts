import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeFiles } from 'static-site/list-files';
import type { PageFacts } from '../page-types/page-type';
import { ogImagePath } from '../seo/page-metadata';
import { compositionOf } from './compositions';
import { drawSocialImage, socialImageLayers } from './social-image';

/** The part of Gatsby's cache used here. */
type Cache = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: string) => Promise<unknown>;
};

/** What the images show. */
export type SocialImageFacts = {
  readonly pages: readonly Pick<PageFacts, 'path' | 'title' | 'scene'>[];
  /** The company's name. */
  readonly name: string;
};

/**
 * Draws the picture of each page that social networks and messengers show beside a link (`og:image`),
 * unless an earlier build left the same picture, and deletes those of removed pages. A page without a
 * scene has the home page's.
 *
 * @param folder the folder of the built site
 * @param cache remembers from what the pictures in `folder` were drawn
 */
export async function writeSocialImages(
  folder: string,
  { pages, name }: SocialImageFacts,
  cache: Cache,
): Promise<void> {
  const home = pages.find((page) => page.path === '/');
  for (const page of pages) {
    const composition = compositionOf(page.scene ?? home?.scene);
    const layers = await socialImageLayers({ title: page.title, name, composition });
    const key = ogImagePath(page.path);
    const file = path.join(folder, key);
    const { sky, land, front } = layers;
    const hash = createHash('sha256').update(sky).update(land.file).update(front).digest('hex');
    if ((await cache.get(key)) === hash && existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await drawSocialImage(layers));
    await cache.set(key, hash);
  }
  const wanted = new Set(pages.map((page) => ogImagePath(page.path)));
  await removeFiles(folder, (file) => /^og(?:\/.*)?\.jpg$/.test(file) && !wanted.has(`/${file}`));
}
