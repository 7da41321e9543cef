import { desktop, expect, headings, hydrated, missingRoute, test } from '../helpers/fixtures';

/*
 * Addresses that nobody can decode, or that decode to another one. A server has no page for them; what
 * the browser itself says of that is no fault of the site, all else would be.
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
  test(`${address} gets the 404 page`, async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    const url = page.url();
    await hydrated(page);
    await expect(site.heading).toHaveText(missing);
    await expect(page).toHaveTitle(/not|lost|404/i);
    expect(page.url()).toBe(url);
    // it is the 404 page: there is no other to ask for
    const others = asked.filter((file) => /page-data\/(?!404\.html|app-data|sq\/)/.test(file));
    expect(others).toEqual([]);
    await site.follow('/about');
    await page.goBack();
    await expect(site.heading).toHaveText(missing);
    expect(page.url()).toBe(url);
    await page.goForward();
    await site.shows('/about');
  });
}

test('a way to such an address within the site ends on the 404 page', async ({ page, site }) => {
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
