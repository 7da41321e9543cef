import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, missingRoute, test } from '../../helpers/site/fixtures';
import { deploy, newWords } from '../../helpers/site/redeploy';

/*
 * A new version is deployed while a tab shows the old one: the tab gets the page that it asks for,
 * complete and in either version, with at most one document load.
 */

// the browser's errors about deleted files
test.use({ viewport: desktop, allowedErrors: 'any' });

const newHeading = new RegExp(Object.values(newWords).join());

/** Opens the home page as a visitor who saves data: nothing is prefetched. */
async function visitWithoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await hydratedByGesture(page);
}

/** Makes the first gesture of such a visitor in a document, for which its scripts wait. */
async function hydratedByGesture(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Gatsby's loader; its result is undefined for a page that isn't ready. */
declare const ___loader: { loadPageSync(path: string): object | undefined };

for (const renamed of [false, true]) {
  const version = renamed ? 'with renamed components' : 'with new scripts';

  test(`${version}: a page not prefetched takes one document load`, async ({ page, site }) => {
    await visitWithoutPrefetch(page);
    await deploy(page, { renamed });
    const loaded = site.sent();
    await site.link('/about').click();
    await site.shows('/about', newHeading);
    await hydratedByGesture(page);
    await expect(site.heading).toHaveText(newHeading);
    expect(loaded).toHaveLength(1);
    await page.goBack();
    // Gatsby adds the page to the history twice if it knows its component; see docs/security.md
    if (!renamed) await page.goBack();
    await site.shows('/');
    await site.link('/about').click();
    await site.shows('/about', newHeading);
    await hydratedByGesture(page);
    // from then on no document is loaded
    loaded.length = 0;
    await site.follow('/contact');
    expect(loaded).toEqual([]);
  });

  test(`${version}: a prefetched page is shown without a load`, async ({ page, site }) => {
    await site.prefetchAtOnce();
    await site.visit('/');
    await page.waitForFunction(() => ___loader.loadPageSync('/about') !== undefined);
    await deploy(page, { renamed });
    const loaded = site.sent();
    await site.follow('/about');
    await page.reload();
    await expect(site.heading).toHaveText(newHeading);
    expect(loaded).toHaveLength(1);
  });
}

test('a page with outdated data takes one document load', async ({ page, site }) => {
  await site.visit('/');
  // the tab asks for the version last, and gets the new one
  let askForVersion = (): void => undefined;
  const deployed = new Promise<void>((resolve) => (askForVersion = resolve));
  await page.route('**/app-data.json', async (route) => {
    await deployed;
    await route.abort();
  });
  const data = page.waitForResponse('**/page-data/about/page-data.json');
  await site.link('/about').hover();
  await data;
  await deploy(page, { renamed: false });
  askForVersion();
  const loaded = site.sent();
  await site.link('/about').click();
  await expect(site.heading).toHaveText(newHeading);
  expect(loaded).toHaveLength(1);
});

test('a deleted page shows the 404 page, with one document load', async ({ page, site }) => {
  await visitWithoutPrefetch(page);
  await deploy(page, { renamed: false });
  for (const gone of ['**/page-data/about/page-data.json', '**/about'])
    await page.route(gone, async (route) => {
      const response = await route.fetch({ url: new URL(missingRoute, page.url()).href });
      await route.fulfill({ response });
    });
  const loaded = site.sent();
  await site.link('/about').click();
  await site.shows('/about', 'This Road Does Not Go Through');
  expect(loaded).toHaveLength(1);
});

test('a moved page is found at its new address', async ({ page, site }) => {
  await visitWithoutPrefetch(page);
  await deploy(page, { renamed: false });
  await page.route('**/page-data/services/page-data.json', (route) =>
    route.fulfill({ status: 404 }),
  );
  // as at a host without redirects; Playwright would not let the test answer where a redirect leads
  const body = '<meta http-equiv="refresh" content="0;url=/about">';
  await page.route('**/services', (route) => route.fulfill({ contentType: 'text/html', body }));
  await site.link('/services').click();
  await site.shows('/about', newHeading);
});

test('a link whose page takes a document load keeps its query and anchor', async ({
  page,
  site,
}) => {
  await visitWithoutPrefetch(page);
  await deploy(page, { renamed: true });
  await page.evaluate((to) => window.___navigate(to), '/about?from=card#principles');
  await expect(page).toHaveURL('/about?from=card#principles');
  await expect(site.heading).toHaveText(newHeading);
});
