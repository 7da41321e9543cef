import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../helpers/site/fixtures';
import { livePages } from '../helpers/site/live-pages';
import { bytesOf, commonPhone } from '../helpers/measure/traffic';

/*
 * What the editors' own texts and pictures may weigh: more than `budget.spec.ts` allows for the fixture's, but within
 * limits. Scripts and fonts are the fixture's.
 */

test.use(commonPhone);

const kilobytes = 1000;

/**
 * The styles and scripts in a page's HTML, which no editor can change. They leave 4.9 kB for its words, so that a page of ours
 * fits into what a server sends before it waits for an answer: 10 packets of 1,460 bytes, with headers (RFC 6928).
 */
const codeLimit = 9.4 * kilobytes;

/** What is in the HTML of a page besides its words: styles, and scripts that run. */
const code = /<(style|script)(?! type="application\/ld)[^>]*>.*?<\/\1>/gs;

for (const { route } of livePages) {
  test(`${route} is within its budget`, async ({ page }) => {
    await page.goto(route);
    expect(await bytesOf(page, page.url())).toBeLessThanOrEqual(20 * kilobytes);
    const html = await (await page.request.get(page.url())).text();
    const ofCode = brotliCompressSync((html.match(code) ?? []).join('')).length;
    expect(ofCode).toBeLessThanOrEqual(codeLimit);
    const { first, shared } = await page.evaluate(() => ({
      first: [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
        ({ currentSrc }) => currentSrc,
      ),
      shared: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content,
    }));
    const pictures = await Promise.all(first.map((url) => bytesOf(page, url)));
    expect(pictures.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(35 * kilobytes);
    // the 404 page has none
    if (shared === undefined) return;
    const { href } = new URL(new URL(shared).pathname, page.url());
    expect(await bytesOf(page, href)).toBeLessThan(300 * kilobytes);
  });
}
