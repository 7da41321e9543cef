import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fixturePublic } from '../helpers/fixture-site';
import { desktop, expect, hydrated, missingRoute, test } from '../helpers/fixtures';
import { deploy, newWords } from '../helpers/redeploy';

/*
 * The site is released anew while a tab shows the old version: the tab comes to the page that it asks
 * for by one load of a document at most, of whichever version, and complete.
 */

// what the browser says of files that are gone
test.use({ viewport: desktop, allowedErrors: 'any' });

const newHeading = new RegExp(Object.values(newWords).join());

/** Lets the tab fetch nothing ahead, as for visitors who save data. */
const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Gatsby's loader, which gives a page at once or not at all. */
declare const ___loader: { loadPageSync(path: string): object | undefined };

for (const renamed of [false, true]) {
  const version = renamed ? 'with components of other names' : 'with other scripts';

  test(`${version}: an unknown page is loaded once`, async ({ page, site }) => {
    await fetchNothingAhead(page);
    await site.visit('/');
    await deploy(page, { renamed });
    const loaded = site.sent();
    await site.link('/about').click();
    await site.shows('/about', newHeading);
    await hydrated(page);
    await expect(site.heading).toHaveText(newHeading);
    expect(loaded).toHaveLength(1);
    await page.goBack();
    // Gatsby notes the page twice where it knows its component; see docs/security.md
    if (!renamed) await page.goBack();
    await site.shows('/');
    await site.link('/about').click();
    await site.shows('/about', newHeading);
    await hydrated(page);
    // and from there on nothing is loaded twice
    loaded.length = 0;
    await site.follow('/contact');
    expect(loaded).toEqual([]);
  });

  test(`${version}: a page that the tab has ready is shown as it is`, async ({ page, site }) => {
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

test('a page of which the tab has old data is loaded, once', async ({ page, site }) => {
  await site.visit('/');
  // the tab learns of the version last; asked once more, it is of the new one
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

test('a page that is gone is not found, by one load', async ({ page, site }) => {
  await fetchNothingAhead(page);
  await site.visit('/');
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

test('a page that has moved is found at its new address', async ({ page, site }) => {
  await fetchNothingAhead(page);
  await site.visit('/');
  await deploy(page, { renamed: false });
  await page.route('**/page-data/services/page-data.json', (route) =>
    route.fulfill({ status: 404 }),
  );
  // as it would stand at the old address: in the fixture's content it stands at another
  const body = readFileSync(`${fixturePublic}/our-mission.html`, 'utf8');
  await page.route('**/services', (route) => route.fulfill({ contentType: 'text/html', body }));
  await site.link('/services').click();
  await site.shows('/about', newHeading);
});
