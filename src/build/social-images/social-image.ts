import { readFile } from 'node:fs/promises';
import { focusPoint, type Point } from 'content-check/picture-focus';
import sharp, { type Sharp } from 'sharp';
import { light } from '../../theme/tokens';
import { colorsOf, type Photograph, veilSvg } from './photograph';
import { drawingsSvg, hazeSvg, skySvg, sunRadius } from './scene-svg';
import type { ShownScene } from './shown-scene';
import { glyphPaths, setText } from './text-to-path';

/** The size for Open Graph and Twitter, 1.91 : 1, in pixels as all lengths here. */
const width = 1200;
const height = 630;
const margin = 72;

/** Where the words over a photograph end. */
const wordsEnd = 680;

/** The company's mark, and the side of the square it takes. */
const mark = 'static/icon-192.png';
const markSide = 72;

/** Two large lines are preferred to three, and three smaller ones to more. */
const headingSizes = [
  ...[96, 88, 80, 72].map((size) => ({ size, lines: 2 })),
  ...[64, 56, 48, 40].map((size) => ({ size, lines: 3 })),
];

/** The company's name takes one line, so a long name is smaller. */
const nameSizes = [38, 32, 26, 19].map((size) => ({ size, lines: 1 }));

/** What a picture shows. */
export type SocialImage = {
  /** The page's main heading. */
  readonly heading: string;
  /** The company's name. */
  readonly name: string;
  /** The view of the valley behind the words, or a photograph from the content. */
  readonly background: ShownScene | Photograph;
};

/** The layers of a picture from back to front: an SVG, a picture, another SVG. */
export type Layers = {
  readonly back: string;
  readonly picture: Buffer;
  /** Where the picture is; for a photograph, which fills all, where its subject is. */
  readonly place: ShownScene['composition']['land'] | { readonly focus: Point };
  readonly front: string;
};

/**
 * The template of all social images: the mark and the name at the top, the heading in large letters
 * below, and a view of the valley or a photograph behind. Text is drawn as outlines, because a
 * build machine may have no fonts.
 */
export async function socialImageLayers({
  heading,
  name,
  background,
}: SocialImage): Promise<Layers> {
  return 'scene' in background
    ? {
        back: svg(skySvg(background)),
        picture: await readFile(`src/scenes/generated/pictures/${background.scene.land}-day.webp`),
        place: background.composition.land,
        front: svg(`${hazeSvg(background)}
${drawingsSvg(background)}
<g fill="${light.color.text}">${wordsSvg(heading, name, clearOfSun(background))}</g>`),
      }
    : {
        back: svg(''),
        picture: await readFile(background.path),
        place: { focus: focusPoint(background.focus ?? '') },
        front: svg(`${veilSvg(background, wordsEnd)}
<g fill="${colorsOf(background).text}">${wordsSvg(heading, name, wordsEnd)}</g>`),
      };
}

/** The company's name and the heading, as outlines. */
function wordsSvg(heading: string, name: string, right: number): string {
  const { lines, size } = setText(heading, right - margin, headingSizes);
  const headingLines = lines.map((line, index) => {
    const base = 196 + size * 0.72 + index * size * 1.12;
    return glyphPaths(line, margin, Math.round(base), size);
  });
  const nameLeft = margin + markSide + 24;
  const company = setText(name, right - nameLeft, nameSizes);
  return [
    glyphPaths(company.lines.join(' '), nameLeft, margin + 49, company.size),
    ...headingLines,
  ].join('');
}

/** How far to the right the words may reach, so that a sun beside them has air around it. */
function clearOfSun({ composition: { sun } }: ShownScene): number {
  const isBeside = sun.x > width / 2;
  return isBeside ? Math.min(width - margin, sun.x - sunRadius - 56) : width - margin;
}

/** Draws the layers into one picture, a JPEG. */
export async function drawSocialImage({ back, picture, place, front }: Layers): Promise<Buffer> {
  const source = sharp(picture).rotate();
  const { left, top } = 'focus' in place ? { left: 0, top: 0 } : place;
  const fittedPicture =
    'focus' in place
      ? await filling(source, place.focus)
      : source
          .resize(place.width, place.height)
          .extract({ left: -left, top: 0, width, height: height - top });
  return sharp(Buffer.from(back))
    .composite([
      { input: await fittedPicture.png({ compressionLevel: 0 }).toBuffer(), left: 0, top },
      { input: Buffer.from(front) },
      { input: await sharp(mark).resize(markSide).toBuffer(), left: margin, top: margin },
    ])
    .flatten({ background: light.color.sky })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * A picture that fills a social image. The point decides, as `object-position` does in CSS, how much is
 * cut off on either side.
 */
async function filling(source: Sharp, { x, y }: Point): Promise<Sharp> {
  const { data, info } = await source
    .resize(width, height, { fit: 'outside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * x) / 100);
  const top = Math.round(((info.height - height) * y) / 100);
  return sharp(data).extract({ left, top, width, height });
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
