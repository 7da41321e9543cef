import sharp from 'sharp';
import { svgFault } from './svg-fault';

/** Size of a picture in pixels, or the sentence that says why it can't be shown. */
export type PictureFile =
  { readonly width: number; readonly height: number } | { readonly fault: string };

const largestFile = 10_000_000;
const moves = 'The picture moves. Save a single frame of it.';
const mostPixels = 50_000_000;

/** The endings under which a picture of each form may be saved. */
const endings = new Map([
  ['jpeg', /\.jpe?g$/],
  ['png', /\.png$/],
  ['webp', /\.webp$/],
  ['avif', /\.avif$/],
]);

/** PNG and AVIF files that are animated say so where sharp does not look. */
function saysItMoves(bytes: Buffer): boolean {
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  return isPng
    ? bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
    : bytes.toString('latin1', 4, 12) === 'ftypavis';
}

/**
 * Looks a picture over: its size, its form, and every pixel of it. Gatsby's build only prints a line
 * about a damaged picture and goes on without it.
 */
export async function inspectPicture(path: string, bytes: Buffer): Promise<PictureFile> {
  if (bytes.length === 0) return { fault: 'The file is empty. Put the picture there once more.' };
  if (bytes.length > largestFile) {
    const megabytes = (bytes.length / 1e6).toFixed(1);
    return { fault: `The file has ${megabytes} MB, at most 10 are allowed. Save it smaller.` };
  }
  if (/\.svg$/i.test(path)) {
    const fault = svgFault(bytes.toString());
    return fault === undefined ? { width: Infinity, height: Infinity } : { fault };
  }
  try {
    return await decode(path, bytes);
  } catch {
    return { fault: 'The picture is damaged and can’t be read to its end. Save it once more.' };
  }
}

async function decode(path: string, bytes: Buffer): Promise<PictureFile> {
  if (saysItMoves(bytes)) return { fault: moves };
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { format, pages = 1, width, height } = await image.metadata();
  const form = format === 'heif' ? 'avif' : format;
  const ending = endings.get(form);
  if (!ending) {
    return { fault: `The site can’t show "${form}" pictures. Save it as WebP, JPEG, PNG or AVIF.` };
  }
  if (!ending.test(path)) {
    const advice = `Rename it to end in ".${form}", here and where it is used.`;
    return { fault: `The ending does not fit: this is a "${form}" picture. ${advice}` };
  }
  if (pages > 1) return { fault: moves };
  if (width * height > mostPixels) {
    const millions = ((width * height) / 1e6).toFixed(1);
    return {
      fault: `The picture has ${millions} million pixels, at most 50 fit. Make it smaller.`,
    };
  }
  await image.raw().toBuffer();
  return { width, height };
}
