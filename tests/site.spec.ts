import { desktop, expect, hydrated, missingRoute, routes, test } from './support/fixtures';

test.use({ viewport: desktop });

/** Follows each link between two pages once: every pair of pages, in both directions. */
const tour = [0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3, 0].map((index) => routes[index] ?? '/');

test('every page can be reached from every other, quietly', async ({ page }) => {
  await page.goto(tour[0] ?? '/');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const headlines = new Map<string, string>();
  for (const route of tour.slice(1)) {
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await bar.locator(`li a[href="${route}"]`).click();
    await expect(page).toHaveURL(new URL(route, page.url()).href);
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).not.toHaveText(before);
    const text = await headline.innerText();
    expect(headlines.get(route) ?? text).toBe(text);
    headlines.set(route, text);
    await expect(bar.locator('[aria-current="page"]')).toHaveAttribute('href', route);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical(route));
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

function canonical(route: string): RegExp {
  return new RegExp(`^https?://[^/]+${route === '/' ? '/?' : route}$`);
}

/** What a search engine reads in the head of a page, as the server sends it. */
function headOf(html: string) {
  return {
    title: /<title[^>]*>([^<]+)</.exec(html)?.[1],
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
    keywords: /<meta name="keywords" content="([^"]+)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
  };
}

test('each page has a title, a description and keywords of its own', async ({ request }) => {
  const heads = await Promise.all(
    [...routes, missingRoute].map(async (route) => headOf(await (await request.get(route)).text())),
  );
  for (const field of ['title', 'description', 'keywords'] as const) {
    const values = heads.map((head) => head[field]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(heads.length);
  }
});

for (const route of routes) {
  test(`${route} answers at its own address, without a detour`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(headOf(html).canonical).toMatch(canonical(route));
    expect(headOf(html).robots).toBe('index, follow');
    expect(html).toMatch(/<html[^>]* lang="en-US"/);
  });
}

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
