import type { Page } from '@playwright/test';
import { desktop, expect, headings, test } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

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

test('the server redirects, and Back skips the old address', async ({ page, site }) => {
  await site.visit('/contact');
  await page.goto('/work/process?from=card');
  await shows(page, site, '/services?from=card#how-it-runs');
  await page.goBack();
  await site.shows('/contact');
});
