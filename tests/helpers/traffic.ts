import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** A common phone: narrow, dense, touched. */
export const commonPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** One file that a page fetched, and what it weighs on the wire of a good host. */
export type Fetched = { readonly path: string; readonly type: string; readonly bytes: number };

/** Types of content that travel compressed. */
const text = /^text|javascript|json|xml/;

/**
 * Records what a page fetches from now on, without the data of other pages that Gatsby fetches ahead.
 * @returns asks for the record so far, once the page itself is quiet; it starts afresh each time
 */
export function trafficOf(page: Page): () => Promise<Fetched[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const here = new URL(page.url()).pathname;
    const own = requests.splice(0).filter((request) => !isAhead(request, here));
    return Promise.all(own.map((request) => weigh(page, request)));
  };
}

/** Whether this is data of another page than the one at `here`, or a hint that no visitor waits for. */
function isAhead(request: Request, here: string): boolean {
  const data = /\/page-data\/(.+)\/page-data\.json$/.exec(new URL(request.url()).pathname)?.[1];
  return data !== undefined && data !== (here.slice(1) || 'index');
}

async function weigh(page: Page, request: Request): Promise<Fetched> {
  const url = request.url();
  const bytes = await bytesOf(page, url);
  return { path: new URL(url).pathname, type: request.resourceType(), bytes };
}

/** What files weigh does not change while tests run, and compressing them takes its time. */
const weighed = new Map<string, number>();

/** What a file weighs on the wire. It is asked for again, since the browser does not keep every body. */
export async function bytesOf(page: Page, url: string): Promise<number> {
  const known = weighed.get(url);
  if (known !== undefined) return known;
  const answer = await page.request.get(url);
  const body = await answer.body();
  const compressed = text.test(answer.headers()['content-type'] ?? '');
  const bytes = compressed ? brotliCompressSync(body).length : body.length;
  weighed.set(url, bytes);
  return bytes;
}

/** The sum of what files of these types weigh, of all types when none is named. */
export function weight(files: readonly Fetched[], ...types: readonly string[]): number {
  return files
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
