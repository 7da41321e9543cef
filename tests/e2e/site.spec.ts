import { anchor, reservedAnchors } from '../../src/content-model/anchor';
import { readContent } from '../helpers/content';
import { desktop, everyRoute, expect, missingRoute, routes, test } from '../helpers/fixtures';
import { headFacts, writtenHeads } from '../helpers/head';

test.use({ viewport: desktop });

/** Follows each link between two pages once: every pair of pages, in both directions. */
const tour = [0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3, 0].map((index) => routes[index] ?? '/');

test('every page leads to every other, under its head', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  const heads = await writtenHeads(browser, baseURL, routes);
  await site.visit(missingRoute);
  for (const route of tour) {
    await test.step(`on to ${route}`, async () => {
      await site.follow(route);
      await expect(page.locator('[aria-current="page"]')).toHaveAttribute('href', route);
      await expect.poll(() => headFacts(page)).toEqual(heads.get(route));
    });
  }
});

test('an address without a page is answered with 404 and links', async ({ page, site }) => {
  const response = await page.goto(missingRoute);
  expect(response?.status()).toBe(404);
  await site.shows(missingRoute);
  for (const route of routes) await expect(site.main.locator(`a[href="${route}"]`)).toBeVisible();
  await site.main.locator('a[href="/services"]').click();
  await site.shows('/services');
});

test('no part of a page that the site names itself could be an anchor of an editor', async ({
  page,
}) => {
  const sections = readContent().pages.flatMap((each) => each.sections);
  const known = [...reservedAnchors, ...sections.flatMap((section) => section.anchor ?? [])];
  for (const route of everyRoute) {
    await page.goto(route);
    const ids = await page.locator('[id]').evaluateAll((parts) => parts.map(({ id }) => id));
    expect(ids).toContain('main');
    const unknown = ids.filter((id) => !known.includes(id));
    expect(unknown.filter((id) => anchor.safeParse(id).success)).toEqual([]);
  }
});
