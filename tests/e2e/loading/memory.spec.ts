import type { CDPSession } from '@playwright/test';
import { expect, phone, test } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

/* What a long visit leaves in memory. */

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

/** What the page holds once its garbage is collected: nodes, also those outside of the document, and listeners. */
async function heldBy(devtools: CDPSession): Promise<Readonly<Record<string, number>>> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const held = metrics.filter(({ name }) => ['Nodes', 'JSEventListeners'].includes(name));
  return Object.fromEntries(held.map(({ name, value }) => [name, value]));
}

/** Goes once through all pages, each by a link, and back to the first. */
async function goAround(site: Site): Promise<void> {
  for (const route of ['/about', '/services', '/contact', '/'] as const) {
    await site.page.evaluate((to) => window.___navigate(to), route);
    await site.shows(route);
  }
}

test('fifty navigations leave no nodes and no listeners behind', async ({ page, site }) => {
  test.slow();
  await site.prefetchAtOnce();
  await site.visit('/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  // by the third round every page has been prepared and shown
  for (let round = 0; round < 3; round++) await goAround(site);
  const before = await heldBy(devtools);
  for (let round = 0; round < 10; round++) await goAround(site);
  const after = await heldBy(devtools);
  // a page that was left stays until React renders the next: one more or less, but never one for each navigation
  for (const [name, value] of Object.entries(before))
    expect.soft(after[name], name).toBeLessThan(value * 1.1);
});
