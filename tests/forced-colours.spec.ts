import { expect, missingRoute, routes, test } from './support/fixtures';

/* Where the system's colours take the place of the page's. */

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the land is drawn in the colours of a ${colorScheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    for (const route of [...routes, missingRoute]) {
      await page.goto(route);
      const { drawn, system } = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        const contours = [...document.querySelectorAll('svg[data-place]')].map((contour) => {
          const { fill, stroke } = getComputedStyle(contour);
          return `${fill} within ${stroke}`;
        });
        return { drawn: [...new Set(contours)], system: `${backgroundColor} within ${color}` };
      });
      expect.soft(drawn, route).toEqual([system]);
    }
  });
}

test('windows keep their light, and cards their land', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  const lamp = await page
    .locator('main ol > li')
    .first()
    .evaluate((step) => getComputedStyle(step, '::before').borderTopColor);
  expect(lamp).toBe('rgb(246, 183, 60)');
  const land = await page
    .locator('main li i')
    .first()
    .evaluate((ridge) => getComputedStyle(ridge).backgroundColor);
  expect(land).toBe('rgb(191, 210, 212)');
});
