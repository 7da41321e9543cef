import { desktop, expect, headings, hydrated, missingRoute, test } from '../helpers/site/fixtures';

/*
 * Addresses that can't be decoded, or decode to another one. A server has no page for them; the
 * browser's own error about that is allowed, no other.
 */

test.use({ viewport: desktop, allowedErrors: [/status of 404/] });

const missing = headings[missingRoute];

const odd = [
  '/a%2Fb',
  '/%',
  '/%zz',
  '/about%23x',
  '/a%3Fb',
  '/%E0%A4%A',
  '/%25',
  '/no-such-page/%2e',
];

for (const address of odd) {
  test(`${address} shows the 404 page`, async ({ page, site }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(address);
    const url = page.url();
    await hydrated(page);
    await expect(site.heading).toHaveText(missing);
    await expect(page).toHaveTitle(/not|lost|404/i);
    expect(page.url()).toBe(url);
    // the 404 page needs no data of other pages
    const others = requested.filter((file) => /page-data\/(?!404\.html|app-data|sq\/)/.test(file));
    expect(others).toEqual([]);
    await site.follow('/about');
    await page.goBack();
    await expect(site.heading).toHaveText(missing);
    expect(page.url()).toBe(url);
    await page.goForward();
    await site.shows('/about');
  });
}

test('navigation to such an address shows the 404 page', async ({ page, site }) => {
  for (const address of ['/a%2Fb', '/%zz', '/no-such-page']) {
    await test.step(address, async () => {
      await site.visit('/');
      await page.evaluate((to) => window.___navigate(to), address);
      await expect(site.heading).toHaveText(missing);
      expect(new URL(page.url()).pathname).toBe(address);
      await site.follow('/about');
    });
  }
});
