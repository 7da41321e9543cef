import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { crests } from '../../decorations/crests';
import { socialPicturePath } from '../../seo/page-metadata';
import { light } from '../../theme/tokens';
import { removeFiles } from './list-files';
import { outline, setText } from './text-to-path';

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
 * Draws the picture that each page is shared with, but for those that an earlier build has left and
 * that would come out the same; those of pages that are gone go.
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
  await removeFiles(folder, (file) => /^og(?:\/.*)?\.jpg$/.test(file) && !wanted.has(`/${file}`));
}

/** What shared links are shown with, everywhere (Open Graph, Twitter): 1.91 : 1. */
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

type SocialPicture = {
  /** The page's own. */
  readonly title: string;
  /** The company's. */
  readonly name: string;
  /** File of the picture behind the words; ridges are drawn where there is none. */
  readonly ground: string | undefined;
};

/**
 * The drawing over the ground, as SVG: the title in the display face on the sky, below the
 * name. Letters are outlines, since a machine that builds may have no fonts.
 */
export function socialDrawing({ title, name, ground }: SocialPicture): string {
  const { lines, size } = setText(title, width - 2 * margin, sizes);
  const words = lines.map((line, index) => {
    const base = 214 + size * 0.72 + index * size * 1.12;
    return outline(line, margin, Math.round(base), size);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1">
<stop offset=".45" stop-color="${light.color.sky}" stop-opacity=".75"/>
<stop offset=".9" stop-color="${light.color.sky}" stop-opacity="0"/>
</linearGradient></defs>
${ground === undefined ? ridges() : ''}
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g fill="${light.color.text}">${outline(name, margin + markSide + 24, margin + 49, 38)}${words.join('')}</g>
</svg>`;
}

/** One picture for one page, as JPEG. */
async function socialPicture(picture: SocialPicture): Promise<Buffer> {
  const drawing = Buffer.from(socialDrawing(picture));
  const ground = picture.ground
    ? sharp(picture.ground).resize(width, height, { fit: 'cover', position: 'bottom' })
    : sharp({ create: { width, height, channels: 3, background: light.color.sky } });
  return ground
    .composite([
      { input: drawing },
      { input: await sharp(mark).resize(markSide).toBuffer(), left: margin, top: margin },
    ])
    .flatten({ background: light.color.sky })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Three contours of the land at the foot of the picture. */
function ridges(): string {
  const scale = width / 1440;
  const rows = [
    { crest: crests.far, colour: light.color.ridgeFar, top: 380, left: 0, scale },
    // the same range from its other side
    { crest: crests.far, colour: light.color.ridgeMid, top: 440, left: width, scale: -scale },
    { crest: crests.edge, colour: light.color.ridgeNear, top: 500, left: 0, scale },
  ];
  return rows
    .map(
      ({ crest, colour, top, left, scale: across }) =>
        `<path transform="translate(${left} ${top}) scale(${across} 2)" fill="${colour}" d="${crest}"/>` +
        `<path fill="${colour}" d="M0 ${top + 155}h${width}V${height}H0z"/>`,
    )
    .join('');
}
