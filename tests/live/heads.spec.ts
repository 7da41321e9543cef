import sharp from 'sharp';
import { expect, missingRoute, test } from '../helpers/site/fixtures';
import { writtenHeads } from '../helpers/measure/head';
import { listedPages } from '../helpers/site/live-pages';

/* Metadata for search engines and shared links, for any content. */

let heads: Awaited<ReturnType<typeof writtenHeads>>;
const ofListed = (field: string) => listedPages.map(({ route }) => heads.get(route)?.[field]);

test.beforeAll(async ({ browser, baseURL }) => {
  heads = await writtenHeads(browser, baseURL, [
    ...listedPages.map(({ route }) => route),
    missingRoute,
  ]);
});

test('every page has its own title, description and Open Graph image', () => {
  for (const field of ['title', 'description', 'canonical', 'og:image']) {
    const values = ofListed(field);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size, field).toBe(listedPages.length);
  }
  for (const { page, route } of listedPages) {
    const { canonical, robots, ...head } = heads.get(route) ?? {};
    expect(canonical).toMatch(
      new RegExp(`^https?://[^?#]+${page.path === '/' ? '/?' : page.path}$`),
    );
    expect(canonical).toBe(head['og:url']);
    expect(head['og:title']).toBe(head.title);
    expect(robots).toBe('index, follow');
  }
  expect(heads.get(missingRoute)).toMatchObject({ robots: 'noindex', canonical: '' });
});

test('every Open Graph image has the declared size, and is light', async ({ request }) => {
  for (const picture of ofListed('og:image')) {
    const response = await request.get(new URL(picture ?? '').pathname);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    const body = await response.body();
    expect(body.length).toBeLessThan(300_000);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('the sitemap lists every page by its canonical URL', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.sort()).toEqual(ofListed('canonical').map(String).sort());
});
