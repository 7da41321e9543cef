import type { Upload } from './content';

/** The ending of the name of a picture that was encoded here: JPEG begins with the bytes FF D8 FF. */
export function endingOf({ base64 }: Pick<Upload, 'base64'>): 'jpg' | 'webp' {
  return base64.startsWith('/9j/') ? 'jpg' : 'webp';
}

/** The media type of a picture, by the ending of its name. */
export function pictureType(path: string): string {
  const ending = path.split('.').at(-1) ?? '';
  return `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[ending] ?? ending}`;
}

const urls = new WeakMap<Upload, string>();

/** The URL of an upload, by its name. */
export function uploadUrl(path: string, upload: Upload): string {
  const url = urls.get(upload) ?? `data:${pictureType(path)};base64,${upload.base64}`;
  urls.set(upload, url);
  return url;
}

/** Whether a file is HEIC, as phones keep photographs, by its first bytes (ISO/IEC 23008-12, annex B). */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyphe[iv][cmsx]/.test(String.fromCharCode(...bytes.subarray(4, 12)));
}
