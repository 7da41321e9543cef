import { desktop, hydrated, test } from '../helpers/fixtures';
import { leave, visitAt } from '../helpers/scrolling';
import type { Site } from '../helpers/site';

/* Whoever scrolls before a page is hydrated is not moved by hydration. */

test.use({ viewport: desktop });

/** As the visitor does it: by the wheel, and on to where it stops. */
async function wheel(site: Site, by: number, until: number): Promise<void> {
  await site.page.mouse.move(600, 400);
  await site.page.mouse.wheel(0, by);
  await site.standsAt(until);
}

for (const [way, by, end] of [
  ['reload', 300, 1200],
  ['goBack', -400, 500],
] as const) {
  test(`X5: hydration after ${way} throws nobody back`, async ({ page, site }) => {
    await visitAt(site, '/services', 900);
    if (way === 'goBack') await leave(site);
    const release = await site.delay('**/*.js');
    await page[way]();
    await site.standsAt(900);
    await wheel(site, by, end);
    release();
    await hydrated(page);
    await site.standsAt(end);
  });
}

test('X5: whoever scrolls away from a named part is not thrown back', async ({ page, site }) => {
  const release = await site.visitEarly('/about#principles');
  await site.standsBelowHeader('#principles');
  await wheel(site, -5000, 0);
  release();
  await hydrated(page);
  await site.standsAt(0);
});

test('X5: a link before hydration leads to a top, Back returns', async ({ page, site }) => {
  await visitAt(site, '/services', 1500);
  const release = await site.delay('**/*.js');
  await page.goto('/about');
  await wheel(site, 600, 600);
  await site.follow('/services');
  release();
  await hydrated(page);
  await site.standsAt(0);
  await page.goBack();
  await hydrated(page);
  await site.standsAt(600);
});
