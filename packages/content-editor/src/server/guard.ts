import type { IncomingMessage } from 'node:http';
import { keyHeader } from '../local/api';
import { Refusal } from './refusal';

/**
 * Accepts only requests of the editor's own page. Another site can send requests to this address, even under
 * its own name (DNS rebinding), but not with this Host header and the key; so can other users of the
 * computer, but not with the key. Addresses that give nothing of the content, such as that of the page's
 * script, need no key.
 * @throws Refusal
 */
export function guard({ headers, method, url = '/' }: IncomingMessage, own: Own): void {
  const hosts = [`127.0.0.1:${own.port}`, `localhost:${own.port}`];
  if (!hosts.includes(headers.host ?? '')) throw new Refusal(403, 'Not allowed.');
  const { origin } = headers;
  const isForeign = origin !== undefined && !hosts.some((host) => origin === `http://${host}`);
  if (isForeign || !['GET', 'POST'].includes(method ?? '')) {
    throw new Refusal(403, 'Not allowed.');
  }
  const { pathname, searchParams } = new URL(url, 'http://editor');
  const hasContent = pathname.startsWith('/api/') || pathname === '/picture';
  // an `<img>` can't send a header, so the address of a picture has the key
  const given = headers[keyHeader] ?? searchParams.get('key');
  if (hasContent && given !== own.key) {
    throw new Refusal(403, 'Open the editor at the address that it shows where it was started.');
  }
}

type Own = { readonly port: number; readonly key: string };

/**
 * The body of a request.
 * @throws Refusal if it is larger than the limit, in bytes
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    size += bytes.length;
    if (size > limit) {
      throw new Refusal(413, `This is too large. The limit is ${Math.round(limit / 1e6)} MB.`);
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
