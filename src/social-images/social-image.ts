import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { light } from '../theme/tokens';
import type { Composition } from './compositions';
import { drawingsSvg, hazeSvg, skySvg } from './scene-svg';
import { outline, setText } from './text-to-path';

/** The size for Open Graph and Twitter, 1.91 : 1, in pixels as all lengths here. */
const width = 1200;
const height = 630;
const margin = 72;

/** The company's mark, and the side of the square it takes. */
const mark = 'static/icon-192.png';
const markSide = 72;

/** Two large lines are preferred to three, and three smaller ones to more. */
const titleSizes = [
  ...[96, 88, 80, 72].map((size) => ({ size, lines: 2 })),
  ...[64, 56, 48, 40].map((size) => ({ size, lines: 3 })),
];

/** The company's name takes one line, so a long name is smaller. */
const nameSizes = [38, 32, 26, 19].map((size) => ({ size, lines: 1 }));

/** What a picture shows. */
export type SocialImage = {
  /** The page's title. */
  readonly title: string;
  /** The company's name. */
  readonly name: string;
  /** The view of the valley behind the words. */
  readonly composition: Composition;
};

/** The layers of a picture from back to front: an SVG, the picture of the land, another SVG. */
export type Layers = {
  readonly sky: string;
  readonly land: Composition['land'] & { readonly file: Buffer };
  readonly front: string;
};

/**
 * The template of all social images: the mark and the name at the top, the title in large letters below,
 * and a view of the valley behind. Text is drawn as outlines, because a build machine may have no fonts.
 */
export async function socialImageLayers({
  title,
  name,
  composition,
}: SocialImage): Promise<Layers> {
  const { lines, size } = setText(title, width - 2 * margin, titleSizes);
  const shownTitle = lines.map((line, index) => {
    const base = 196 + size * 0.72 + index * size * 1.12;
    return outline(line, margin, Math.round(base), size);
  });
  const nameLeft = margin + markSide + 24;
  const company = setText(name, width - margin - nameLeft, nameSizes);
  const shownName = outline(company.lines.join(' '), nameLeft, margin + 49, company.size);
  const { land } = composition;
  return {
    sky: svg(skySvg(composition)),
    land: { ...land, file: await readFile(`src/scenes/pictures/${land.name}-day.webp`) },
    front: svg(`${hazeSvg(composition)}
${drawingsSvg(composition)}
<g fill="${light.color.text}">${shownName}${shownTitle.join('')}</g>`),
  };
}

/** Draws the layers into one picture, a JPEG. */
export async function drawSocialImage({ sky, land, front }: Layers): Promise<Buffer> {
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
