import type { CDPSession } from '@playwright/test';
import { expect, phone, test } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

/* What a long visit leaves in memory. */

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

/** What the page holds once its garbage is collected: nodes, also those outside of the document, and listeners. */
async function heldBy(devtools: CDPSession): Promise<Readonly<Record<string, number>>> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Goes once through all pages, each by a link, and back to the first. */
async function goAround(site: Site): Promise<void> {
  for (const route of ['/about', '/services', '/contact', '/'] as const) {
    await site.page.evaluate((to) => window.___navigate(to), route);
    await site.shows(route);
  }
}

/** The least that was held at one of several times. A page that was left may stay for one of them. */
const least = (held: readonly Readonly<Record<string, number>>[], name: string) =>
  Math.min(...held.map((round) => round[name] ?? Infinity));

test('fifty navigations leave no nodes and no listeners behind', async ({ page, site }) => {
  test.slow();
  await site.prefetchAtOnce();
  await site.visit('/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const held: Readonly<Record<string, number>>[] = [];
  for (let round = 0; round < 13; round++) {
    await goAround(site);
    held.push(await heldBy(devtools));
  }
  // by the third round every page has been prepared and shown
  const [early, late] = [held.slice(2, 6), held.slice(-4)];
  for (const name of ['Nodes', 'JSEventListeners'])
    expect.soft(least(late, name), name).toBeLessThanOrEqual(least(early, name));
});
