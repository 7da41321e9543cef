import type { IncomingMessage } from 'node:http';
import { collectionOf } from '../site/model';
import { Refusal } from './refusal';

/**
 * Accepts requests of the editor's own page only. Another site can send requests to this address, also
 * under a name of its own (DNS rebinding), but with neither this Host header nor the token.
 * @throws Refusal
 */
export function guard({ headers, method }: IncomingMessage, own: Own, isPublic: boolean): void {
  const hosts = [`127.0.0.1:${own.port}`, `localhost:${own.port}`];
  if (!hosts.includes(headers.host ?? '')) throw new Refusal(403, 'This is not for you.');
  const { origin } = headers;
  const isForeign = origin !== undefined && !hosts.some((host) => origin === `http://${host}`);
  if (isForeign || !['GET', 'POST'].includes(method ?? '')) {
    throw new Refusal(403, 'This is not for you.');
  }
  if (!isPublic && headers['x-edit-token'] !== own.token) {
    throw new Refusal(403, 'Load the page of the editor anew.');
  }
}

type Own = { readonly port: number; readonly token: string };

/** Paths of pictures that may be written. */
const picturePath = /^images\/[a-z0-9]+(-[a-z0-9]+)*\.(avif|jpe?g|png|webp)$/;

/** Whether a path below the content folder may be written: files of a collection, and pictures. */
export function isWritable(path: string): boolean {
  const isPlain = /^[a-z]+(\/[\w-][\w.-]*)?\.json$/.test(path);
  return (isPlain && collectionOf(path) !== undefined) || picturePath.test(path);
}

/**
 * The body of a request.
 * @throws Refusal where it is larger than the limit, in bytes
 */
export async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    size += bytes.length;
    if (size > limit) {
      throw new Refusal(413, `This is too large: at most ${Math.round(limit / 1e6)} MB fit.`);
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
