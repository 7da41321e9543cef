import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { textsFromTheRight } from '../../helpers/measure/texts-from-the-right';
import {
  everyRoute,
  expect,
  missingRoute,
  nightly,
  nightlyUnless,
  test,
} from '../../helpers/site/fixtures';
import { loadPictures } from '../../helpers/site/load-pictures';

/*
 * Translation into Arabic or Hebrew sets `dir="rtl"` on the page, and every box must be mirrored. The
 * text stays the same here, so only boxes are compared, not links within a text.
 */

/** Positions of boxes from the inline start, with the page in this direction. */
function places(page: Page, direction: 'ltr' | 'rtl'): Promise<string[]> {
  return page.evaluate((dir) => {
    document.documentElement.dir = dir;
    const start = ({ left, right }: DOMRect) =>
      Math.round(dir === 'ltr' ? left : document.documentElement.clientWidth - right);
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const boxes =
      'header :is(a, button, nav, ul, li), main :is(section, h1, h2, h3, p, ul, ol, li, img, a:not(p a, dd a), button, input, textarea), footer :is(h2, p, ul, li, a, button, nav)';
    const positions = visible(boxes).map(
      (element) =>
        `${element.localName} ${element.textContent.slice(0, 20)}: ${start(element.getBoundingClientRect())}`,
    );
    const marks = visible('nav [aria-current], ol > li').map((element) => {
      const { left, right } = getComputedStyle(element, '::before');
      return `mark of ${element.textContent.slice(0, 20)}: ${dir === 'ltr' ? left : right}`;
    });
    return [...positions, ...marks];
  }, direction);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of everyRoute) {
  test(`${route} is mirrored`, nightlyUnless(route === '/'), async ({ page, site }) => {
    await site.visit(route);
    for (const width of [360, 1280]) {
      await setWindow(page, width, 800);
      await loadPictures(page);
      const usual = await places(page, 'ltr');
      expect.soft(await places(page, 'rtl'), `${width} px`).toEqual(usual);
      await expect.soft(page.locator('html')).toHaveJSProperty('scrollWidth', width);
    }
  });
}

test('the open menu and its mark of the current page are mirrored', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await site.visit('/about');
  await site.toggle.click();
  const usual = await places(page, 'ltr');
  expect(usual.filter((place) => place.startsWith('mark of About'))).toHaveLength(1);
  expect(await places(page, 'rtl')).toEqual(usual);
});

test('a notification is mirrored', nightly, async ({ page, site }) => {
  await site.visit('/about');
  await site.account().press('Enter');
  const item = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  /** Distances of its parts from the inline start. */
  const distances = (direction: 'ltr' | 'rtl') =>
    item.evaluate((element, dir) => {
      document.documentElement.dir = dir;
      const box = element.getBoundingClientRect();
      return Array.from(element.children, (part) => {
        const { left, right } = part.getBoundingClientRect();
        return Math.round(dir === 'ltr' ? left - box.left : box.right - right);
      });
    }, direction);
  const usual = await distances('ltr');
  expect(usual).toHaveLength(4);
  expect(await distances('rtl')).toEqual(usual);
});

test('the mark of an error is mirrored', nightly, async ({ page, site }) => {
  await site.visit('/contact');
  await site.send.click();
  const edges = () =>
    site.field('Name').evaluate((field) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(field);
      return [borderLeftWidth, borderRightWidth];
    });
  const usual = await edges();
  expect(usual[0]).not.toBe(usual[1]);
  await places(page, 'rtl');
  expect(await edges()).toEqual(usual.toReversed());
});

/** The text of each phone link as it is seen, from left to right. */
const phoneNumbers = (page: Page) =>
  page.locator('a[href^="tel:"]:visible').evaluateAll((links) =>
    links.map((link) => {
      const text = link.firstChild as Text;
      const places = Array.from(text.data, (character, index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { left, top } = range.getBoundingClientRect();
        return { character, left, top: Math.round(top) };
      });
      const seen = places.toSorted(
        (first, second) => first.top - second.top || first.left - second.left,
      );
      return seen.map(({ character }) => character).join('');
    }),
  );

for (const route of everyRoute)
  test(
    `${route}: phone numbers stay left-to-right`,
    nightlyUnless(route === '/contact'),
    async ({ page, site }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await site.visit(route);
      await site.toggle.click();
      await places(page, 'rtl');
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('a[href^="tel:"]'))
          link.textContent = '+1 (304) 555-0142';
        // in a sentence, and in a list, as rich texts have them
        for (const text of document.querySelectorAll('main :is(p, li)')) {
          const link = document.createElement('a');
          link.href = 'tel:+13045550142';
          link.textContent = '+1 (304) 555-0142';
          text.replaceChildren('اتصل بنا على ', link, ' اليوم.');
        }
      });
      for (const width of [360, 1280]) {
        await setWindow(page, width, 800);
        const numbers = await phoneNumbers(page);
        expect(numbers.length).toBeGreaterThan(1);
        expect(new Set(numbers), `${width} px`).toEqual(new Set(['+1 (304) 555-0142']));
      }
    },
  );

for (const route of everyRoute)
  test(
    `${route}: texts in Hebrew run from the right, in a page of another language`,
    nightlyUnless(route === '/contact' || route === missingRoute),
    async ({ page, site }) => {
      await site.visit(route);
      await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          if (!text.parentElement?.matches('script, style'))
            text.data = text.data.replace(/\p{L}/gu, 'א');
        }
        for (const answer of document.querySelectorAll('details')) answer.open = true;
      });
      for (const width of [320, 1280]) {
        await setWindow(page, width, 800);
        const { count, leftAligned } = await textsFromTheRight(page);
        expect.soft(count).toBeGreaterThan(20);
        expect.soft(leftAligned, `${width} px`).toEqual([]);
      }
    },
  );

test('the skip link, the valley and the land are mirrored', nightly, async ({ page, site }) => {
  await site.visit('/');
  const mirrored = () =>
    page
      .locator('[data-scene], li div:has(> picture)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).scale));
  expect(new Set(await mirrored())).toEqual(new Set(['none']));
  await places(page, 'rtl');
  // so that text is on the valley's empty side, and the land continues from card to card
  expect(new Set(await mirrored())).toEqual(new Set(['-1 1']));
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  const { x = 0, width = 0 } = (await skip.boundingBox()) ?? {};
  expect((page.viewportSize()?.width ?? 0) - x - width).toBe(12);
});
