import { toBase64 } from './base64';
import { isHeic } from './picture-type';
import {
  maxSide,
  maxUploadBytes,
  maxUploadPixels,
  uploadWords,
  webpQuality,
} from './picture-limits';
import type { Upload } from './content';

/**
 * Decodes a picture completely and encodes it as WebP, or as JPEG in a browser that writes no WebP: upright,
 * no larger than needed, without metadata such as the location. The browser does what the local server does.
 * @throws if it can’t be decoded
 */
export async function encodePicture(bytes: Uint8Array<ArrayBuffer>): Promise<Upload> {
  if (bytes.length === 0) throw new Error(uploadWords.empty);
  if (bytes.length > maxUploadBytes)
    throw new Error(`This is too large. The limit is ${maxUploadBytes / 1e6} MB.`);
  const kind = pictureKind(bytes);
  if (!kind) throw new Error(uploadWords.form);
  if (kind === 'animated') throw new Error(uploadWords.animated);
  const image = await createImageBitmap(new Blob([bytes]), {
    imageOrientation: 'from-image',
  }).catch(() => {
    throw new Error(isHeic(bytes) ? uploadWords.heic : uploadWords.damaged);
  });
  if (image.width * image.height > maxUploadPixels) throw new Error(uploadWords.damaged);
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  const width = Math.round(image.width * scale);
  const height = Math.round(image.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(uploadWords.damaged);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  image.close();
  const encoded = await encodedAs('image/webp', canvas);
  return { base64: toBase64(new Uint8Array(await encoded.arrayBuffer())), width, height };
}

/** A canvas as a picture of a type, or as JPEG, on white, if this browser doesn’t write that. */
async function encodedAs(type: string, canvas: OffscreenCanvas): Promise<Blob> {
  const encoded = await canvas.convertToBlob({ type, quality: webpQuality / 100 });
  // a browser writes PNG instead of what it can’t write (HTML, canvas)
  if (encoded.type === type) return encoded;
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return encodedAs('image/jpeg', canvas);
}

/** The kind of a picture by its first bytes; undefined for a file of another kind. */
function pictureKind(bytes: Uint8Array): 'still' | 'animated' | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (text(0, 3) === '\xff\xd8\xff') return 'still';
  if (text(1, 4) === 'PNG') return isAnimatedPng(bytes) ? 'animated' : 'still';
  // the flag of the extended form (RFC 9649, 2.7)
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
    return text(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0 ? 'animated' : 'still';
  if (text(4, 8) === 'ftyp') return text(8, 12) === 'avis' ? 'animated' : 'still';
  return undefined;
}

/** Whether a PNG has a chunk “acTL” before its pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer);
  for (let offset = 8; offset + 8 <= bytes.length; offset += view.getUint32(offset) + 12) {
    const name = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
