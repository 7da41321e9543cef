import {
  desktop,
  expect,
  headings,
  hydrated,
  missingRoute,
  nightlyUnless,
  test,
} from '../../helpers/site/fixtures';

/*
 * Addresses that decode to another one, or can't be decoded. A server has no page for them; the
 * browser's own error about that is allowed.
 */

test.use({ viewport: desktop, allowedErrors: [/status of 404/] });

const missing = headings[missingRoute];

for (const address of ['/a%2Fb', '/about%23x', '/a%3Fb', '/%25', '/no-such-page/%2e']) {
  test(
    `${address} shows the 404 page`,
    nightlyUnless(address === '/a%2Fb'),
    async ({ page, site }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto(address);
      const url = page.url();
      await hydrated(page);
      await expect(site.heading).toHaveText(missing);
      await expect(page).toHaveTitle(/not|lost|404/i);
      expect(page.url()).toBe(url);
      // the 404 page needs no data of other pages
      const others = requested.filter((file) =>
        /page-data\/(?!404\.html|app-data|sq\/)/.test(file),
      );
      expect(others).toEqual([]);
      await site.follow('/about');
      await page.goBack();
      await expect(site.heading).toHaveText(missing);
      expect(page.url()).toBe(url);
      await page.goForward();
      await site.shows('/about');
    },
  );
}

test('navigation to such an address shows the 404 page', async ({ page, site }) => {
  for (const address of ['/a%2Fb', '/no-such-page']) {
    await test.step(address, async () => {
      await site.visit('/');
      await page.evaluate((to) => window.___navigate(to), address);
      await expect(site.heading).toHaveText(missing);
      expect(new URL(page.url()).pathname).toBe(address);
      await site.follow('/about');
    });
  }
});

test.describe('an address that can’t be decoded', () => {
  // Gatsby's, before it takes over the page
  test.use({ allowedErrors: [/status of 404|URI malformed/] });

  for (const address of ['/%', '/%zz', '/%E0%A4%A']) {
    test(
      `${address} shows the 404 page as the server sends it`,
      nightlyUnless(address === '/%'),
      async ({ page, site }) => {
        await page.goto(address);
        const url = page.url();
        // scripts start with the first gesture
        await page.keyboard.press('Tab');
        await page.waitForLoadState('networkidle');
        await expect(site.heading).toHaveText(missing);
        expect(page.url()).toBe(url);
        await site.link('/about').click();
        await expect(site.heading).toHaveText(headings['/about']);
        await page.goBack();
        await expect(site.heading).toHaveText(missing);
      },
    );
  }
});

test('a query or an anchor that can’t be decoded keeps no page from working', async ({
  page,
  site,
}) => {
  for (const address of ['/contact?discount=50%', '/contact#50%']) {
    await page.goto(address);
    await hydrated(page);
    await expect(site.heading).toHaveText(headings['/contact']);
    await site.follow('/about');
    await page.goBack();
    await expect(site.heading).toHaveText(headings['/contact']);
  }
});
