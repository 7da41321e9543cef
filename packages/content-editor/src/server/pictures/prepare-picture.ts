import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { isHeic } from '../../store/picture-type';
import type { Upload } from '../../store/content';
import { maxSide, maxUploadPixels, uploadWords, webpQuality } from '../../store/picture-limits';
import { Refusal } from '../refusal';

/** The formats that are accepted, as sharp calls them; `raw` is a picture that was decoded without sharp. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'raw']);

/**
 * Decodes a picture completely and encodes it as WebP: upright, no larger than needed, without
 * metadata such as the location.
 * @throws Refusal if it can't be decoded
 */
export async function preparePicture(bytes: Buffer): Promise<Upload> {
  if (bytes.length === 0) throw new Refusal(400, uploadWords.empty);
  const damaged = () => {
    throw new Refusal(400, uploadWords.damaged);
  };
  const image = isHeic(bytes)
    ? await photograph(bytes).catch(damaged)
    : sharp(bytes, { failOn: 'error', limitInputPixels: maxUploadPixels });
  const { format, pages = 1 } = await image.metadata().catch(damaged);
  if (!formats.has(format)) {
    throw new Refusal(400, uploadWords.form);
  }
  if (pages > 1) throw new Refusal(400, uploadWords.animated);
  const { data, info } = await image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: webpQuality })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  return { width: info.width, height: info.height, base64: data.toString('base64') };
}

/** Decodes a HEIC photograph, upright. sharp comes without the codec, which is patented. */
async function photograph(bytes: Buffer): Promise<Sharp> {
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxUploadPixels });
}
