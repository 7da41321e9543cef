import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isLfsPointer } from './lfs-pointer';
import { isPicture } from './picture-path';
import type { PictureInspection, Pictures } from './problem';
import { unlessMissing } from './unless-missing';
import type { folderMessages } from './messages/folder-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof folderMessages>();

/** Results by file and modification time: in development, the check runs after every save. */
const cache = new Map<string, PictureInspection>();

/**
 * Decodes every picture of a content folder, one after the other: libvips itself uses all processors,
 * and a large picture takes much memory.
 * @param paths the files below the folder
 * @returns what was found, by path, of those that are still there
 */
export async function inspectPictures(root: string, paths: Iterable<string>): Promise<Pictures> {
  const pictures = new Map<string, PictureInspection>();
  for (const path of paths) {
    if (!isPicture(path)) continue;
    const file = join(root, path);
    const state = await unlessMissing(stat(file));
    if (!state) continue;
    const key = `${file} ${state.size} ${state.mtimeMs}`;
    const known = cache.get(key);
    const bytes = known ? undefined : await unlessMissing(readFile(file));
    const picture = bytes ? await inspectPicture(path, bytes) : known;
    if (!picture) continue;
    cache.set(key, picture);
    pictures.set(path, picture);
  }
  return pictures;
}

const sideways = { finding: finding('picture-sideways') };

const animated = { finding: finding('picture-animated') };

/** The heaviest file, in megabytes, and the largest picture, in millions of pixels, that a build can take. */
const mostMegabytes = 10;
const mostMillions = 50;

/** The greatest height of a WebP file, whose sides have 14 bits (RFC 9649); its width is reduced to that of its place. */
const mostHeight = 16_383;

/**
 * Decodes a picture, because Gatsby's build would go on without a damaged one.
 * @param path its name, whose ending has to fit
 */
export async function inspectPicture(path: string, bytes: Buffer): Promise<PictureInspection> {
  if (bytes.length === 0) return { finding: finding('picture-empty') };
  if (isLfsPointer(bytes)) return { finding: finding('picture-pointer') };
  const megabytes = bytes.length / 1e6;
  if (megabytes > mostMegabytes) {
    const size = { megabytes: megabytes.toFixed(1), most: mostMegabytes };
    return { finding: finding('picture-heavy', size) };
  }
  if (/\.svg$/i.test(path)) return inspectSvg(bytes.toString());
  return decode(path, bytes).catch(() => ({ finding: finding('picture-damaged') }));
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
  if (!ending) return { finding: finding('picture-form', { form }) };
  if (!ending.test(path)) return { finding: finding('picture-ending', { form }) };
  if (pages > 1) return animated;
  // Gatsby turns a photo, but crops it to the width and height that it is stored with (Exif, tag 274)
  if (orientation > 4 || (form === 'avif' && isTurned(bytes))) return sideways;
  const millions = (width * height) / 1e6;
  if (millions > mostMillions) {
    const size = { millions: millions.toFixed(1), most: mostMillions };
    return { finding: finding('picture-large', size) };
  }
  if (height > mostHeight) {
    return { finding: finding('picture-tall', { height, most: mostHeight }) };
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
  { pattern: /<script|\son\w+\s*=|javascript:/i, part: 'script' },
  { pattern: /<foreignObject|<iframe|<embed|<object/i, part: 'page' },
  {
    pattern: /(href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!["']?#)|@import|<!ENTITY/i,
    part: 'external',
  },
] as const;

/** A safe SVG has no size of its own: it is never too small. */
function inspectSvg(text: string): PictureInspection {
  const unsafe = forbidden.find(({ pattern }) => pattern.test(text));
  return unsafe
    ? { finding: finding('svg-unsafe', { part: unsafe.part }) }
    : { width: Infinity, height: Infinity };
}
