import { everyRoute, expect, test } from '../helpers/fixtures';

/* Where the system's colours take the place of the page's. */

test('scenes, contours and the land of cards are left out', async ({ page }) => {
  const painted = page.locator('[data-scene], [data-contour], li div:has(> picture)');
  for (const route of everyRoute) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(route);
    const count = await painted.count();
    await expect(painted.filter({ visible: true })).toHaveCount(count);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(painted.filter({ visible: true })).toHaveCount(0);
  }
});

test('windows keep their light', async ({ page, site }) => {
  await page.goto('/services');
  const lamp = () =>
    site.main
      .locator('ol > li')
      .first()
      .evaluate((step) => getComputedStyle(step, '::before').borderTopColor);
  const usual = await lamp();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await lamp()).toEqual(usual);
});
