import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, phone, routes, test } from '../helpers/fixtures';

/* Browsers older than the supported ones get the whole page without the refinements. */

/** For each picture: the media of the source that is taken, with AVIF and without. */
function choices(page: Page): Promise<{ modern: string; old: string; file: string }[]> {
  return page.locator('picture').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const fitting = [...picture.querySelectorAll('source')].filter(
        ({ media }) => matchMedia(media || 'all').matches,
      );
      const old = fitting.find(({ type }) => type !== 'image/avif');
      const file = old?.srcset ?? picture.querySelector('img')?.getAttribute('src') ?? '';
      return { modern: fitting[0]?.media ?? '', old: old?.media ?? '', file };
    }),
  );
}

test('without AVIF a picture is dark where it is dark with AVIF', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    for (const window of [phone, desktop]) {
      await page.setViewportSize(window);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const { modern, old, file } of await choices(page)) {
          const where = `${route}, ${colorScheme}, ${String(window.width)} px: ${file}`;
          expect.soft(old.includes('dark'), where).toBe(modern.includes('dark'));
          expect.soft(file, where).toMatch(/\.(?:webp|jpe?g|png)$/);
          const answer = await page.request.get(file);
          expect.soft(answer.status(), where).toBe(200);
        }
      }
    }
  }
});

test.describe('without overflow: clip', () => {
  // the policy knows the styles by their hashes; scripts would bring what is taken out here
  test.use({ bypassCSP: true, javaScriptEnabled: false });

  test('no page is wider than its window', async ({ page }) => {
    await page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(/overflow(?:-x)?:clip/);
      await route.fulfill({ response, body: body.replaceAll(/(overflow(?:-x)?):clip/g, '$1:-') });
    });
    await page.setViewportSize({ width: 360, height: 800 });
    for (const route of routes) {
      await page.goto(route);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, route).toBe(360);
    }
  });
});

test('with overflow: clip nothing but what scrolls is a scroll container', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const containers = await page
      .locator('main, main section, main li, main li > div, footer')
      .evaluateAll((parts) =>
        parts
          .map((part) => getComputedStyle(part).overflow)
          .filter((overflow) => !/^(?:visible|clip|clip visible)$/.test(overflow)),
      );
    expect.soft(containers, route).toEqual([]);
  }
});

test('without Element.animate a new page is simply there', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: true })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Our Mission/);
  await expect(page.locator('main > div')).toHaveCSS('opacity', '1');
});
