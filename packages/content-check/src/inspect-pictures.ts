import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isPicture } from './picture-problems';

/** The size of a picture in pixels, or the reason why it can't be shown. */
export type PictureInspection =
  { readonly width: number; readonly height: number } | { readonly reason: string };

/** Results by file and modification time: in development, the check runs after every save. */
const cache = new Map<string, PictureInspection>();

/**
 * Decodes every picture of a content folder, one after the other: libvips itself uses all processors,
 * and a large picture takes much memory.
 * @param paths the files below the folder
 * @returns what was found, by path
 */
export async function inspectPictures(
  root: string,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, PictureInspection>> {
  const pictures = new Map<string, PictureInspection>();
  for (const path of paths) {
    if (!isPicture(path)) continue;
    const file = join(root, path);
    const { size, mtimeMs } = await stat(file);
    const state = `${file} ${size} ${mtimeMs}`;
    const picture = cache.get(state) ?? (await inspectPicture(path, await readFile(file)));
    cache.set(state, picture);
    pictures.set(path, picture);
  }
  return pictures;
}

const sideways = {
  reason:
    'The photo is stored sideways, so the site would crop it wrongly. Rotate it, or just open it, in an image editor, and save it again.',
};

const animated = { reason: 'The picture is animated. Save a single frame of it.' };

/** Decodes a picture, because Gatsby's build would go on without a damaged one. */
async function inspectPicture(path: string, bytes: Buffer): Promise<PictureInspection> {
  if (bytes.length === 0) return { reason: 'The file is empty. Copy the picture here again.' };
  if (bytes.length > 10_000_000) {
    const megabytes = (bytes.length / 1e6).toFixed(1);
    return { reason: `The file has ${megabytes} MB; at most 10 are allowed. Make it smaller.` };
  }
  if (/\.svg$/i.test(path)) return inspectSvg(bytes.toString());
  return decode(path, bytes).catch(() => ({
    reason:
      'The picture is damaged, or in a format that the site can’t read. Save it again as WebP, JPEG, PNG or AVIF.',
  }));
}

/** The endings under which a picture of each form may be saved. */
const endings = new Map([
  ['jpeg', /\.jpe?g$/],
  ['png', /\.png$/],
  ['webp', /\.webp$/],
  ['avif', /\.avif$/],
]);

async function decode(path: string, bytes: Buffer): Promise<PictureInspection> {
  if (isMarkedAsAnimated(bytes)) return animated;
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { format, compression, pages = 1, width, height, orientation = 1 } = await image.metadata();
  // both forms have the container HEIF; phones save photos as HEIC
  const heif = compression === 'av1' ? 'avif' : 'heic';
  const form = format === 'heif' ? heif : format;
  const ending = endings.get(form);
  if (!ending) {
    return {
      reason: `The site can’t show "${form}" pictures. Save it as WebP, JPEG, PNG or AVIF.`,
    };
  }
  if (!ending.test(path)) {
    const advice = `Rename it to end in ".${form}", here and where it is used.`;
    return { reason: `The extension is wrong: this is a "${form}" picture. ${advice}` };
  }
  if (pages > 1) return animated;
  // Gatsby turns a photo, but crops it to the width and height that it is stored with (Exif, tag 274)
  if (orientation > 4 || (form === 'avif' && isTurned(bytes))) return sideways;
  const millions = (width * height) / 1e6;
  if (millions > 50) {
    const many = millions.toFixed(1);
    return {
      reason: `The picture has ${many} million pixels; at most 50 are allowed. Make it smaller.`,
    };
  }
  // a side of a WebP file has at most 14 bits (RFC 9649); width is reduced to that of its place
  if (height > 16_383) {
    return { reason: `The picture is ${height} pixels tall; at most 16383 are allowed. Crop it.` };
  }
  await image.raw().toBuffer();
  return { width, height };
}

/** Markers of animated PNG and AVIF files, which sharp does not report. */
function isMarkedAsAnimated(bytes: Buffer): boolean {
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  return isPng
    ? bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
    : bytes.toString('latin1', 4, 12) === 'ftypavis';
}

/** Whether an AVIF is turned by a quarter (ISO/IEC 23008-12, 6.5.10), which sharp does not report. */
function isTurned(bytes: Buffer): boolean {
  const header = bytes.subarray(0, bytes.indexOf('mdat'));
  const turn = header.indexOf('irot');
  return turn >= 0 && (header[turn + 4] ?? 0) % 2 === 1;
}

/** Forbidden in SVG files: scripts, embedded pages, external resources. */
const forbidden = [
  { pattern: /<script|\son\w+\s*=|javascript:/i, name: 'a script' },
  { pattern: /<foreignObject|<iframe|<embed|<object/i, name: 'an embedded page' },
  {
    pattern: /(href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!["']?#)|@import|<!ENTITY/i,
    name: 'something that would be loaded from elsewhere',
  },
];

/** A safe SVG has no size of its own: it is never too small. */
function inspectSvg(text: string): PictureInspection {
  const found = forbidden.find(({ pattern }) => pattern.test(text));
  return found
    ? { reason: `This SVG contains ${found.name}. Delete it, and save the picture as WebP or PNG.` }
    : { width: Infinity, height: Infinity };
}
