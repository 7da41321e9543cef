import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Upload } from '../store/store';
import { Refusal } from './refusal';

/** Maximum size of an uploaded picture, in bytes. */
export const largestPicture = 25_000_000;

/** Maximum width and height in pixels: the site shows none larger, even at 2× density. */
const largestSide = 2560;

const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

type Size = Pick<Upload, 'width' | 'height'>;

/** Pictures that this process has delivered, by hash, so that none is encoded twice. */
const ownPictures = new Map<string, Size>();

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Decodes a picture completely and encodes it as WebP: upright, no larger than needed, without
 * metadata such as the location.
 * @throws Refusal if it can't be decoded
 */
export async function preparePicture(bytes: Buffer): Promise<Upload> {
  const known = ownPictures.get(hashOf(bytes));
  if (known) return ownPicture(bytes, known);
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: 60_000_000 });
  const damaged = () => {
    throw new Refusal(
      400,
      'This file can’t be used: it is damaged, far too large, or of a kind that browsers don’t show, such as HEIC. Save it as JPEG first, or choose another one.',
    );
  };
  const { format, pages = 1 } = await image.metadata().catch(damaged);
  if (!formats.has(format)) {
    throw new Refusal(400, 'Choose a JPEG, PNG, WebP or AVIF picture.');
  }
  if (pages > 1) throw new Refusal(400, 'This picture is animated. Choose a still one.');
  const { data, info } = await image
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  return ownPicture(data, info);
}

/** A picture of the site's past as it is: encoding it again would lose quality. */
export async function keptPicture(bytes: Buffer): Promise<Upload> {
  return ownPicture(bytes, await sharp(bytes).metadata());
}

function ownPicture(bytes: Buffer, { width, height }: Size): Upload {
  ownPictures.set(hashOf(bytes), { width, height });
  return { width, height, base64: bytes.toString('base64') };
}
