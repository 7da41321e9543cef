import type { Page } from '@playwright/test';
import { desktop, expect, phone, routes, test } from '../helpers/site/fixtures';

/* Browsers older than the supported ones get the complete page, without enhancements. */

/** For each picture with a text alternative: whether its source is a dark one, with AVIF and without, and the file without. */
const choices = (page: Page) =>
  page.locator('picture:has(img:not([alt=""]))').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const fitting = [...picture.querySelectorAll('source')].filter(
        ({ media }) => matchMedia(media || 'all').matches,
      );
      const isDark = (source?: HTMLSourceElement) => source?.media.includes('dark') ?? false;
      const old = fitting.find(({ type }) => type !== 'image/avif');
      const file = old?.srcset ?? picture.querySelector('img')?.getAttribute('src') ?? '';
      return { modern: isDark(fitting[0]), old: isDark(old), file };
    }),
  );

test('without AVIF pictures follow the color scheme as they do with AVIF', async ({ page }) => {
  let checked = 0;
  for (const route of routes) {
    await page.goto(route);
    for (const window of [phone, desktop]) {
      await page.setViewportSize(window);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const { modern, old, file } of await choices(page)) {
          const where = `${route}, ${colorScheme}, ${window.width} px: ${file}`;
          checked += 1;
          expect.soft(old, where).toBe(modern);
          expect.soft(file, where).toMatch(/\.(?:webp|jpe?g|png)$/);
          await expect.soft(await page.request.get(file), where).toBeOK();
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(0);
});

test.describe('without overflow: clip', () => {
  // altered styles don't match the hashes of the policy; scripts would insert the original ones
  test.use({ bypassCSP: true, javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('no page is wider than its window', async ({ page }) => {
    await page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(/overflow(?:-x)?:clip/);
      await route.fulfill({ response, body: body.replaceAll(/(overflow(?:-x)?):clip/g, '$1:-') });
    });
    for (const route of routes) {
      await page.goto(route);
      await expect.soft(page.locator('html'), route).toHaveJSProperty('scrollWidth', 360);
    }
  });
});

test('with overflow: clip there are no accidental scroll containers', async ({ page }) => {
  const parts = page.locator('main, main section, main li, main li > div, footer');
  for (const route of routes) {
    await page.goto(route);
    const overflows = await parts.evaluateAll((all) =>
      all.map((part) => getComputedStyle(part).overflow),
    );
    const containers = overflows.filter((value) => !/^(?:visible|clip|clip visible)$/.test(value));
    expect.soft(containers, route).toEqual([]);
  }
});

test('without Element.animate a new page appears at once', async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'));
  await site.visit('/');
  await site.follow('/about');
  await expect(page.locator('main > div')).toHaveCSS('opacity', '1');
});
