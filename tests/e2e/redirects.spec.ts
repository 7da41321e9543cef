import type { Page } from '@playwright/test';
import { axeFaults } from '../helpers/axe';
import { desktop, expect, headings, test } from '../helpers/fixtures';
import { setWindow } from '../helpers/set-window';
import type { Site } from '../helpers/site';

/*
 * Old addresses of pages. In the fixture's content /our-mission leads to /about, and /work/process to a
 * part of /services.
 */

test.use({ viewport: desktop });

async function shows(page: Page, site: Site, target: string): Promise<void> {
  await expect(page).toHaveURL(target);
  const route = target.startsWith('/about') ? '/about' : '/services';
  await expect(site.heading).toHaveText(headings[route]);
}

test('a host leads to a part of a page, with the query, and Back leads away', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  const response = await page.goto('/work/process?from=card');
  expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301);
  await shows(page, site, '/services?from=card#how-it-runs');
  await expect(page.locator('#how-it-runs')).toBeInViewport();
  await page.goBack();
  await site.shows('/contact');
});

for (const [address, target] of [
  ['/our-mission?from=card#principles', '/about?from=card#principles'],
  ['/work/process?from=card', '/services?from=card#how-it-runs'],
] as const) {
  test(`within the site ${address} leads to ${target}, in the same document`, async ({
    page,
    site,
  }) => {
    await site.visit('/contact');
    const sent = site.sent();
    await page.evaluate((to) => window.___navigate(to), address);
    await shows(page, site, target);
    expect(sent).toEqual([]);
    await page.goBack();
    await site.shows('/contact');
  });
}

/* The page at an old address, for hosts that know no redirects: here under its full name. */

for (const [address, target] of [
  ['/our-mission.html', '/about'],
  ['/our-mission.html?from=card#principles', '/about?from=card#principles'],
  ['/work/process.html?from=card', '/services?from=card#how-it-runs'],
  ['/work/process.html#main', '/services#main'],
] as const) {
  test(`${address} leads on to ${target}, and Back leads away`, async ({ page, site }) => {
    await site.visit('/contact');
    await page.goto(address);
    await shows(page, site, target);
    await page.goBack();
    await site.shows('/contact');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, target] of [
    ['/our-mission.html', '/about'],
    ['/work/process.html', '/services#how-it-runs'],
  ] as const) {
    test(`${address} leads on to ${target}`, async ({ page, site }) => {
      await page.goto('/contact');
      await page.goto(address);
      await shows(page, site, target);
      await page.goBack();
      await site.shows('/contact');
    });
  }
});

test('a page that has moved says so, and has a link', async ({ page, site }) => {
  // an answer at which a browser stays where it is
  await page.route('**/about?from=card', (route) => route.fulfill({ status: 204 }));
  await page.goto('/our-mission.html?from=card', { waitUntil: 'commit' });
  await expect(site.heading).toHaveText('This page has moved.');
  for (const width of [320, 1280]) {
    await setWindow(page, width, 800);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFaults(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Our Mission and Commitments' }).click();
  await shows(page, site, '/about?from=card');
});
