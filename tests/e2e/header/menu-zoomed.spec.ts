import { expect, test } from '../../helpers/site/fixtures';

/* A window of 837 device pixels, zoomed to 109 %: a fraction of a pixel below the breakpoint of 768 px. */
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

test('N2, N3: just below the breakpoint there is only a menu', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  // Playwright's viewport has whole pixels; the window's own doesn't
  await session.send('Emulation.clearDeviceMetricsOverride');
  await site.visit('/about');
  const width = await page.evaluate(() => visualViewport?.width);
  expect(width).toBeGreaterThan(767.85);
  expect(width).toBeLessThan(768);
  await expect(site.toggle).toBeVisible();
  await expect(site.link('/services')).toBeHidden();
});
