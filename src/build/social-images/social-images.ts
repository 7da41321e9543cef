import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeFiles } from 'static-site/list-files';
import type { PageFacts } from '../../page-types/page-type';
import { ogImagePath } from '../metadata/page-metadata';
import type { Photograph } from './photograph';
import { type ShownScene, shownScene } from './shown-scene';
import { drawSocialImage, type Layers, socialImageLayers } from './social-image';

/** The part of Gatsby's cache used here. */
type Cache = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: string) => Promise<unknown>;
};

type Page = Pick<PageFacts, 'path' | 'heading' | 'scene' | 'picture'>;

/** What the images show. */
export type SocialImageFacts = {
  readonly pages: readonly Page[];
  /** The company's name. */
  readonly name: string;
};

/**
 * Draws the picture of each page that social networks and messengers show beside a link
 * (`og:image`), unless an earlier build left the same picture, and deletes those of removed pages.
 * A page with neither a scene nor a picture of its own has the home page's.
 *
 * @param folder the folder of the built site
 * @param content the folder of the pages' own pictures
 * @param cache remembers from what the pictures in `folder` were drawn
 */
export async function writeSocialImages(
  folder: string,
  content: string,
  { pages, name }: SocialImageFacts,
  cache: Cache,
): Promise<void> {
  for (const page of pages) {
    const layers = await layersOf(page, content, { pages, name });
    const key = ogImagePath(page.path);
    const file = path.join(folder, key);
    const { back, picture, place, front } = layers;
    const drawn = [back, picture, JSON.stringify(place), front];
    const hash = drawn.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex');
    if ((await cache.get(key)) === hash && existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await drawSocialImage(layers));
    await cache.set(key, hash);
  }
  const wanted = new Set(pages.map((page) => ogImagePath(page.path)));
  await removeFiles(folder, (file) => /^og(?:\/.*)?\.jpg$/.test(file) && !wanted.has(`/${file}`));
}

/**
 * Draws the picture at an address at once, as a build would write it.
 * @param address as in a page's `og:image`, without the site's own: "/og/about.jpg"
 * @param content as for `writeSocialImages`
 * @returns a JPEG; undefined if no page has it
 */
export async function socialImageAt(
  address: string,
  content: string,
  facts: SocialImageFacts,
): Promise<Buffer | undefined> {
  const page = facts.pages.find(({ path: own }) => ogImagePath(own) === address);
  return page && drawSocialImage(await layersOf(page, content, facts));
}

async function layersOf(
  page: Page,
  content: string,
  { pages, name }: SocialImageFacts,
): Promise<Layers> {
  const home = pages.find((candidate) => candidate.path === '/');
  const background = backgroundOf(page, content) ?? (home && backgroundOf(home, content));
  return socialImageLayers({
    heading: page.heading,
    name,
    background: background ?? shownScene(undefined),
  });
}

/** What a page shows behind its main heading: a scene, or else a picture of its own. */
function backgroundOf(
  { scene, picture }: Page,
  content: string,
): ShownScene | Photograph | undefined {
  if (scene !== undefined) return shownScene(scene);
  return picture && { ...picture, path: path.join(content, picture.file) };
}
