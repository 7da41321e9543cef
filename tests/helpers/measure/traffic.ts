import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { requestsOf } from '../site/requests';

/** A common phone: narrow, dense, with touch. */
export const commonPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** A file that a page fetched, with its size as a good host sends it. */
export type Fetched = { readonly path: string; readonly type: string; readonly bytes: number };

/** Content types that are sent compressed. */
const text = /^text|javascript|json|xml/;

/**
 * Records what a page fetches from now on, without the data of other pages that Gatsby prefetches.
 * @returns gets the record since the last call, once nothing more is on its way
 */
export function trafficOf(page: Page): () => Promise<Fetched[]> {
  const requests: Request[] = [];
  const ended = requestsOf(page);
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  return async () => {
    await ended();
    const here = new URL(page.url()).pathname;
    const own = requests.splice(0).filter((request) => !isAhead(request, here));
    return Promise.all(own.map((request) => weigh(page, request)));
  };
}

/** Whether this is prefetched data, of another page than the one at `here`. */
function isAhead(request: Request, here: string): boolean {
  const data = /\/page-data\/(.+)\/page-data\.json$/.exec(new URL(request.url()).pathname)?.[1];
  return data !== undefined && data !== (here.slice(1) || 'index');
}

async function weigh(page: Page, request: Request): Promise<Fetched> {
  const url = request.url();
  const bytes = await bytesOf(page, url);
  return { path: new URL(url).pathname, type: request.resourceType(), bytes };
}

/** A cache, since compressing is slow and files don't change while tests run. */
const sizes = new Map<string, number>();

/** The size of a file as sent. It is fetched again, since the browser does not keep every body. */
export async function bytesOf(page: Page, url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const answer = await page.request.get(url);
  const body = await answer.body();
  const compressed = text.test(answer.headers()['content-type'] ?? '');
  const bytes = compressed ? brotliCompressSync(body).length : body.length;
  sizes.set(url, bytes);
  return bytes;
}

/** The total size of files of these types, or of all types if none is given. */
export function weight(files: readonly Fetched[], ...types: readonly string[]): number {
  return files
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
