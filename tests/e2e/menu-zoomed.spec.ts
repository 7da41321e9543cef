import { expect, test } from '../helpers/fixtures';

/* A window that is 837 real pixels wide, at 109 %: a part of a pixel narrower than a desktop's 768. */
test.use({
  viewport: { width: 767, height: 900 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const zoom = '--force-device-scale-factor=1.09';
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), zoom] });
    },
    { scope: 'worker' },
  ],
});

test('N2, N3: there is a menu or a row of links, and not both', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  // Playwright sets a viewport, in whole pixels: the window has its own again
  await session.send('Emulation.clearDeviceMetricsOverride');
  await site.visit('/about');
  const width = await page.evaluate(() => visualViewport?.width);
  expect(width).toBeGreaterThan(767.85);
  expect(width).toBeLessThan(768);
  await expect(site.toggle).toBeVisible();
  await expect(site.link('/services')).toBeHidden();
});
