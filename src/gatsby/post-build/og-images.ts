import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PageFacts } from '../../page-types/page-type';
import { ogImagePath } from '../../seo/page-metadata';
import { light } from '../../theme/tokens';
import { drawingsOf, hazeOf, skyOf, ogScene, type OgScene } from './og-scenes';
import { outline, setText } from './text-to-path';
import { removeFiles } from 'static-site/list-files';

/** The part of Gatsby's cache used here. */
type Cache = {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: string) => Promise<unknown>;
};

/** The content of the images. */
export type OgImageFacts = {
  readonly pages: readonly Pick<PageFacts, 'path' | 'title' | 'scene'>[];
  /** The company's name. */
  readonly name: string;
};

/**
 * Draws the Open Graph image of each page unless an earlier build left the same one, and deletes those of
 * removed pages. A page without a scene has the home page's.
 */
export async function writeOgImages(
  folder: string,
  { pages, name }: OgImageFacts,
  cache: Cache,
): Promise<void> {
  const home = pages.find((page) => page.path === '/');
  for (const page of pages) {
    const scene = ogScene(page.scene ?? home?.scene);
    const layers = await ogImageLayers({ title: page.title, name, scene });
    const key = ogImagePath(page.path);
    const file = path.join(folder, key);
    const { sky, land, front } = layers;
    const hash = createHash('sha256').update(sky).update(land.file).update(front).digest('hex');
    if ((await cache.get(key)) === hash && existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await ogImage(layers));
    await cache.set(key, hash);
  }
  const wanted = new Set(pages.map((page) => ogImagePath(page.path)));
  await removeFiles(folder, (file) => /^og(?:\/.*)?\.jpg$/.test(file) && !wanted.has(`/${file}`));
}

/** The size for Open Graph and Twitter: 1.91 : 1. */
const width = 1200;
const height = 630;
const margin = 72;

/** The company's mark, and the side of the square it takes. */
const mark = 'static/icon-192.png';
const markSide = 72;

/** Two large lines rather than three, three smaller ones rather than more. */
const sizes = [
  ...[96, 88, 80, 72].map((size) => ({ size, lines: 2 })),
  ...[64, 56, 48, 40].map((size) => ({ size, lines: 3 })),
];

type OgImage = {
  /** The page's own. */
  readonly title: string;
  /** The company's. */
  readonly name: string;
  /** The view of the valley behind the words. */
  readonly scene: OgScene;
};

/** From back to front: an SVG, the picture of the land and its position, another SVG. */
type Layers = {
  readonly sky: string;
  readonly land: OgScene['land'] & { readonly file: Buffer };
  readonly front: string;
};

/** The company's name on one line, smaller if it is long. */
const nameSizes = [38, 32, 26, 19].map((size) => ({ size, lines: 1 }));

/** The layers of a picture. Text is drawn as outlines, because a build machine may have no fonts. */
export async function ogImageLayers({ title, name, scene }: OgImage): Promise<Layers> {
  const { lines, size } = setText(title, width - 2 * margin, sizes);
  const words = lines.map((line, index) => {
    const base = 196 + size * 0.72 + index * size * 1.12;
    return outline(line, margin, Math.round(base), size);
  });
  const nameLeft = margin + markSide + 24;
  const company = setText(name, width - margin - nameLeft, nameSizes);
  const shownName = outline(company.lines.join(' '), nameLeft, margin + 49, company.size);
  return {
    sky: svg(skyOf(scene)),
    land: {
      ...scene.land,
      file: await readFile(`src/scenes/pictures/${scene.land.name}-day.webp`),
    },
    front: svg(`${hazeOf(scene)}
${drawingsOf(scene)}
<g fill="${light.color.text}">${shownName}${words.join('')}</g>`),
  };
}

/** The layers as one picture, as JPEG. */
export async function ogImage({ sky, land, front }: Layers): Promise<Buffer> {
  const { left, top } = land;
  const ground = sharp(land.file)
    .resize(land.width, land.height)
    .extract({ left: -left, top: 0, width, height: height - top })
    .png({ compressionLevel: 0 });
  return sharp(Buffer.from(sky))
    .composite([
      { input: await ground.toBuffer(), left: 0, top },
      { input: Buffer.from(front) },
      { input: await sharp(mark).resize(markSide).toBuffer(), left: margin, top: margin },
    ])
    .flatten({ background: light.color.sky })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
