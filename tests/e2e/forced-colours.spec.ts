import { everyRoute, expect, test } from '../helpers/fixtures';

/* Where the system's colours take the place of the page's. */

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the land is drawn in the colours of a ${colorScheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    for (const route of everyRoute) {
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

test('windows keep their light, and cards their land', async ({ page, site }) => {
  await page.goto('/services');
  const colours = () =>
    Promise.all([
      site.main
        .locator('ol > li')
        .first()
        .evaluate((step) => getComputedStyle(step, '::before').borderTopColor),
      site.main
        .locator('li i')
        .first()
        .evaluate((ridge) => getComputedStyle(ridge).backgroundColor),
    ]);
  const usual = await colours();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await colours()).toEqual(usual);
});
