import { everyRoute, expect, test } from '../../helpers/site/fixtures';
import { heroRidge } from '../../helpers/site/hero-ridge';

/* Forced colors: the system's colors replace the page's. */

test('scenes, contours and the land on cards are hidden', async ({ page }) => {
  // a section above the footer shows the footer's edge instead of its own
  const hidden = page.locator('section:last-child').locator(heroRidge);
  const painted = page.locator(`[data-scene], ${heroRidge}, li div:has(> picture)`);
  for (const route of everyRoute) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(route);
    const count = (await painted.count()) - (await hidden.count());
    expect(count).toBeGreaterThan(0);
    await expect(painted.filter({ visible: true })).toHaveCount(count);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(painted.filter({ visible: true })).toHaveCount(0);
  }
});

test('the marks of steps have the color of text', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  const [mark, text] = await site.main
    .locator('ol > li')
    .first()
    .evaluate((step) => [
      getComputedStyle(step, '::before').borderTopColor,
      getComputedStyle(step).color,
    ]);
  expect(mark).toBe(text);
});
