import { layoutShiftOf } from '../../helpers/measure/layout-shift';
import {
  desktop,
  expect,
  hydrated,
  nightlyUnless,
  phone,
  routes,
  test as base,
} from '../../helpers/site/fixtures';

/* Nothing a visitor looks at moves by itself: cumulative layout shift is 0, not "good". */

const test = base.extend<{ shift: () => Promise<string> }>({
  shift: async ({ page }, use) => use(await layoutShiftOf(page)),
});

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const route of routes) {
      test(
        `${route} has no layout shift when files are late`,
        // by day each section once
        nightlyUnless(size === 'phone' || route === '/'),
        async ({ page, site, shift }) => {
          const releaseFonts = await site.delay('**/*.woff2');
          const releasePictures = await site.delay('**/*.avif');
          const releaseScripts = await site.delay('**/*.js');
          await page.goto(route, { waitUntil: 'commit' });
          await expect(site.heading).toBeVisible();
          releasePictures();
          await page.waitForLoadState('load');
          // whether this page applies them or leaves them to the next one
          const fonts = ['besley', 'atkinson'].map((name) =>
            page.waitForResponse(`**/${name}-*.woff2`),
          );
          releaseFonts();
          for (const font of await Promise.all(fonts)) await font.finished();
          releaseScripts();
          await hydrated(page);
          expect(await shift()).toBe('0.000');
        },
      );
    }

    test('menu, navigation and notification shift nothing', async ({ page, site, shift }) => {
      await site.visit('/');
      if (size === 'phone') {
        await site.toggle.click();
        await expect(site.menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(site.menu).toBeHidden();
        expect(await shift(), 'after the menu').toBe('0.000');
      }
      await site.main.locator('a[href="/services"]').first().click();
      await site.shows('/services');
      await page.waitForFunction(() =>
        document.getAnimations().every(({ timeline }) => timeline !== document.timeline),
      );
      expect(await shift(), 'after a new page').toBe('0.000');
      await site.account().click();
      await expect(site.comingSoon).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(site.comingSoon).toHaveCount(0);
      expect(await shift(), 'after a notification').toBe('0.000');
    });
  });
}
