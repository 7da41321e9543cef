import { desktop, hydrated, test } from '../../helpers/site/fixtures';
import { leave, visitAt } from '../../helpers/site/scrolling';
import type { Site } from '../../helpers/site/site';

/* Hydration doesn't move a visitor who has scrolled before. */

test.use({ viewport: desktop });

/** Scrolls by the wheel, and waits until the page stops. */
async function wheel(site: Site, by: number, until: number): Promise<void> {
  await site.page.mouse.move(600, 400);
  await site.page.mouse.wheel(0, by);
  await site.isScrolledTo(until);
}

for (const [way, by, end] of [
  ['reload', 300, 1200],
  ['goBack', -400, 500],
] as const) {
  test(`X5: hydration after ${way} doesn't undo scrolling`, async ({ page, site }) => {
    await visitAt(site, '/services', 900);
    if (way === 'goBack') await leave(site);
    const release = await site.delay('**/*.js');
    await page[way]();
    await site.isScrolledTo(900);
    await wheel(site, by, end);
    release();
    await hydrated(page);
    await site.isScrolledTo(end);
  });
}

test("X5: hydration doesn't undo scrolling away from a target", async ({ page, site }) => {
  const release = await site.visitEarly('/about#principles');
  await site.isBelowHeader('#principles');
  await wheel(site, -5000, 0);
  release();
  await hydrated(page);
  await site.isScrolledTo(0);
});

test('X5: a link before hydration starts at the top; Back restores the position', async ({
  page,
  site,
}) => {
  await visitAt(site, '/services', 1500);
  const release = await site.delay('**/*.js');
  await page.goto('/about');
  await wheel(site, 600, 600);
  await site.follow('/services');
  release();
  await hydrated(page);
  await site.isScrolledTo(0);
  await page.goBack();
  await hydrated(page);
  await site.isScrolledTo(600);
});
