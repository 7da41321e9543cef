import { desktop, expect, missingRoute, phone, routes, test } from '../../helpers/site/fixtures';
import { colorOf, pixelsOf, worstContrast } from '../../helpers/measure/pixels';
import { hideText, textLines } from '../../helpers/measure/text-lines';

/* Without scripts, or in browsers without popovers, every link of the header is visible. */

const names = ['Home', 'About', 'Services', 'Contact', 'Get in Touch'];

test.describe('without scripts', () => {
  test.use({
    viewport: phone,
    javaScriptEnabled: false,
    // otherwise the header fades between color schemes
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('N10: exactly one link of every page has aria-current', async ({ page, site }) => {
    for (const route of routes) {
      await page.goto(route);
      await expect(page.locator('[aria-current]'), route).toHaveCount(1);
      await expect(site.link(route)).toHaveAttribute('aria-current', 'page');
    }
  });

  test('N13: the toggle is hidden, the header opaque, the links work', async ({ page, site }) => {
    await page.goto('/about');
    await expect(site.toggle).toBeHidden();
    await expect(site.header).toHaveCSS('background-color', 'rgb(228, 236, 236)');
    await site.follow('/services');
  });

  for (const route of ['/', missingRoute]) {
    test(`N13: ${route}: every link is readable and unbroken`, async ({ page }) => {
      await page.goto(route);
      await hideText(page);
      for (const width of [320, 360, 375, 390, 768]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const where = `${width} px, ${colorScheme}`;
          const lines = await textLines(page, '#site-menu');
          // a broken word has two boxes
          const inMenu = lines.map(({ text }) => text).filter((text) => names.includes(text));
          expect.soft(inMenu, where).toEqual(names);
          const pixels = await pixelsOf(page, { left: 0, top: 0, right: width, bottom: 800 });
          for (const { text, color, box } of lines) {
            const worst = worstContrast(colorOf(color), pixels, box);
            expect.soft(worst, `${text}, ${where}`).toBeGreaterThanOrEqual(7);
          }
        }
      }
    });
  }
});

/* Safari before 17 and Firefox before 125 have no attributes, methods or selectors for popovers. */
test.describe('without popovers', () => {
  // the files are altered, so the hashes of the policy don't match
  test.use({ viewport: phone, bypassCSP: true });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.route(/\/(?:\w*|[\w-]+\.js)$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(':popover-open', ':never-heard-of')
        .replaceAll(/popover(target)?="/gi, 'data-unknown$1="');
      await route.fulfill({ response, body });
    });
  });

  for (const route of ['/', '/about'] as const) {
    test(`N16: ${route}: links below the logo cover nothing`, async ({ page, site }) => {
      await site.visit(route);
      await expect(site.toggle).toBeHidden();
      await expect(site.menu.getByRole('link')).toHaveText(names);
      for (const link of await site.menu.getByRole('link').all()) await expect(link).toBeVisible();
      const header = await page.locator('header').first().boundingBox();
      const main = await site.main.boundingBox();
      expect((header?.y ?? 0) + (header?.height ?? Infinity)).toBeLessThanOrEqual(main?.y ?? 0);
      await site.scrollTo(600);
      await expect(site.menu).not.toBeInViewport();
      await site.scrollTo(0);
      await site.follow('/services');
      await page.keyboard.press('Escape');
      await expect(site.menu).toBeVisible();
    });
  }

  test('N16: resizing the window throws no error', async ({ page, site }) => {
    await site.visit('/');
    for (const size of [desktop, phone, desktop]) {
      await page.setViewportSize(size);
      await expect(site.menu).toBeVisible();
    }
  });
});
