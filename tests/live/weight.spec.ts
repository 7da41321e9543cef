import { expect, test } from '../helpers/site/fixtures';
import { livePages } from '../helpers/site/live-pages';
import { bytesOf, commonPhone } from '../helpers/measure/traffic';

/*
 * What the editors' own texts and pictures may weigh: more than `budget.spec.ts` allows for the fixture's, but within
 * limits. Scripts and fonts are the fixture's.
 */

test.use(commonPhone);

const kilobytes = 1000;

for (const { route } of livePages) {
  test(`${route} is within its budget`, async ({ page }) => {
    await page.goto(route);
    expect(await bytesOf(page, page.url())).toBeLessThanOrEqual(20 * kilobytes);
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
