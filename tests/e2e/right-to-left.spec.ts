import type { Page } from '@playwright/test';
import { expect, hydrated, missingRoute, routes, test } from '../helpers/fixtures';
import { loadPictures } from '../helpers/load-pictures';
import { setWindow } from '../helpers/set-window';

/*
 * A translator into Arabic or Hebrew sets `dir="rtl"` on the page. Every box then stands where its
 * mirror image would. The words stay: it is the boxes that are compared.
 */

/** Where things stand, from the side where lines begin. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { dir, clientWidth } = document.documentElement;
    const fromRight = dir === 'rtl';
    const boxes =
      'header :is(a, button, nav, ul, li), main :is(section, h1, h2, h3, p, ul, ol, li, img, a, button, input, textarea), footer :is(h2, p, ul, li, a, button, nav)';
    const stands = [...document.querySelectorAll(boxes)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const start = Math.round(fromRight ? clientWidth - right : left);
        return `${element.localName} ${element.textContent.slice(0, 20)}: ${String(start)}`;
      });
    const marked = [...document.querySelectorAll('nav [aria-current], ol > li')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right } = getComputedStyle(element, '::before');
        return `mark of ${element.textContent.slice(0, 20)}: ${fromRight ? right : left}`;
      });
    return [...stands, ...marked];
  });
}

async function turn(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dir = value;
  }, dir);
}

for (const route of [...routes, missingRoute]) {
  test(`${route} is mirrored`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await hydrated(page);
    for (const width of [360, 1280]) {
      await setWindow(page, width, 800);
      await loadPictures(page);
      await turn(page, 'ltr');
      const before = await places(page);
      await turn(page, 'rtl');
      expect.soft(await places(page), `${width} px`).toEqual(before);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `${width} px`).toBe(width);
    }
  });
}

test('the open menu is mirrored, the mark of the current page with it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await turn(page, 'ltr');
  const before = await places(page);
  expect(before.filter((place) => place.startsWith('mark of About'))).toHaveLength(1);
  await turn(page, 'rtl');
  expect(await places(page)).toEqual(before);
});

test('the skip link appears where lines begin; the valley and the land on the cards are turned', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const mirrored = () =>
    page
      .locator('div:has(> picture), li > [aria-hidden]:has(> i)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).transform));
  expect(new Set(await mirrored())).toEqual(new Set(['none']));
  await turn(page, 'rtl');
  // so that the valley's empty side is that of the words, and the land runs on from card to card
  expect(new Set(await mirrored())).toEqual(new Set(['matrix(-1, 0, 0, 1, 0, 0)']));
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  const width = page.viewportSize()?.width ?? 0;
  const box = await skip.boundingBox();
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBe(12);
});
