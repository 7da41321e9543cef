import { everyRoute, expect, test } from '../helpers/site/fixtures';

/* Forced colors: the system's colors replace the page's. */

test('scenes, contours and the land on cards are hidden', async ({ page }) => {
  const painted = page.locator('[data-scene], [data-contour], li div:has(> picture)');
  for (const route of everyRoute) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(route);
    await expect(painted.filter({ visible: true })).not.toHaveCount(0);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(painted.filter({ visible: true })).toHaveCount(0);
  }
});

test('lit windows keep their color', async ({ page, site }) => {
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
