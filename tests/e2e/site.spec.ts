import { desktop, expect, hydrated, missingRoute, routes, test } from '../helpers/fixtures';
import { headFacts, writtenHeads } from '../helpers/head';

test.use({ viewport: desktop });

/** Follows each link between two pages once: every pair of pages, in both directions. */
const tour = [0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3, 0].map((index) => routes[index] ?? '/');

test('every page can be reached from every other, quietly, and the head is that of the page that came', async ({
  page,
  browser,
  baseURL,
}) => {
  const heads = await writtenHeads(browser, baseURL, routes);
  await page.goto(missingRoute);
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const headlines = new Map<string, string>();
  let from: string = missingRoute;
  for (const route of tour) {
    await test.step(`from ${from} to ${route}`, async () => {
      const before = await page.getByRole('heading', { level: 1 }).innerText();
      await bar.locator(`li a[href="${route}"]`).click();
      await expect(page).toHaveURL(new URL(route, page.url()).href);
      const headline = page.getByRole('heading', { level: 1 });
      await expect(headline).not.toHaveText(before);
      const text = await headline.innerText();
      expect(headlines.get(route) ?? text).toBe(text);
      headlines.set(route, text);
      await expect(bar.locator('[aria-current="page"]')).toHaveAttribute('href', route);
      await expect.poll(() => headFacts(page)).toEqual(heads.get(route));
    });
    from = route;
  }
  expect(headlines.size).toBe(routes.length);
});

test('the logo, the call in the bar and the links in the footer lead on too', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const bar = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  await bar.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await bar.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  for (const [name, route] of [
    ['About Us', '/about'],
    ['Our Services', '/services'],
    ['Contact', '/contact'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new URL(route, page.url()).href);
  }
  await footer.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('every page answers at its own address, without a detour', async ({ request }) => {
  for (const route of routes) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
    expect(await response.text(), route).toMatch(/<html[^>]* lang="en-US"/);
  }
});

test('an address without a page is answered with 404, help and no listing', async ({ page }) => {
  const response = await page.goto(missingRoute);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const route of routes) await expect(main.locator(`a[href="${route}"]`)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${missingRoute}$`));
  await main.locator('a[href="/services"]').click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
});

test('the year is right for a visitor of a later year', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('contentinfo').getByText(/©/)).toContainText('© 2031');
});
