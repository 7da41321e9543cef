import type { Page } from '@playwright/test';
import { axeFaults } from '../helpers/measure/axe';
import { desktop, expect, headings, test } from '../helpers/site/fixtures';
import { setWindow } from '../helpers/site/set-window';
import type { Site } from '../helpers/site/site';

/*
 * Redirects from old addresses. In the fixture's content /our-mission redirects to /about, and
 * /work/process to a section of /services.
 */

test.use({ viewport: desktop });

async function shows(page: Page, site: Site, target: string): Promise<void> {
  await expect(page).toHaveURL(target);
  const route = target.startsWith('/about') ? '/about' : '/services';
  await expect(site.heading).toHaveText(headings[route]);
}

for (const [address, target] of [
  ['/our-mission?from=card#principles', '/about?from=card#principles'],
  ['/work/process?from=card', '/services?from=card#how-it-runs'],
] as const) {
  test(`client-side navigation to ${address} ends at ${target}`, async ({ page, site }) => {
    await site.visit('/contact');
    const sent = site.sent();
    await page.evaluate((to) => window.___navigate(to), address);
    await shows(page, site, target);
    expect(sent).toEqual([]);
    await page.goBack();
    await site.shows('/contact');
  });
}

/* The page at an old address, for hosts without redirects; here under its full name. */

for (const [address, target] of [
  ['/our-mission.html', '/about'],
  ['/our-mission.html?from=card#principles', '/about?from=card#principles'],
  ['/work/process.html?from=card', '/services?from=card#how-it-runs'],
  ['/work/process.html#main', '/services#main'],
] as const) {
  test(`${address} redirects to ${target}, and Back skips it`, async ({ page, site }) => {
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
    test(`${address} redirects to ${target}, and Back skips it`, async ({ page, site }) => {
      await page.goto('/contact');
      await page.goto(address);
      await shows(page, site, target);
      await page.goBack();
      await site.shows('/contact');
    });
  }
});

test('a redirect page says that the page has moved, and links to it', async ({ page, site }) => {
  // a response after which a browser stays on the page
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
