import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import {
  desktop,
  expect,
  inOwnFonts,
  nightlyUnless,
  phone,
  test,
} from '../../helpers/site/fixtures';
import { loadPictures } from '../../helpers/site/load-pictures';

/* Steps: down the page, in pairs, or in a row above a hillside with a house for each. */

const steps = (page: Page) => page.locator('main ol > li');

const hillside = (page: Page) => page.locator('main section:has(ol) div:has(> picture)');

/** Where the houses stand on the hillside, in shares of its width (`packages/artwork/src/fronts/hillside.ts`). */
const houses = [318, 775, 1232, 1689].map((left) => (left + 47) / 2560);

for (const width of [960, 1440, 2560])
  test(
    `four steps stand in a row, each above the left edge of its house at ${width} px`,
    nightlyUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/services');
      const land = await hillside(page).boundingBox();
      const places = await steps(page).evaluateAll((all) =>
        all.map((step) => step.getBoundingClientRect().toJSON() as DOMRect),
      );
      if (!land) throw new Error('There is no hillside.');
      expect(new Set(places.map(({ y }) => y)).size).toBe(1);
      expect(Math.max(...places.map(({ bottom }) => bottom))).toBeLessThanOrEqual(land.y);
      expect(places).toHaveLength(houses.length);
      for (const [index, { x }] of places.entries())
        expect(Math.abs((x - land.x) / land.width - (houses[index] ?? 0))).toBeLessThan(0.004);
      // from edge to edge of the window
      expect(land.x).toBeLessThanOrEqual(0);
      expect(land.x + land.width).toBeGreaterThanOrEqual(width);
    },
  );

test('in a row the words of steps begin on one line, and every title ends right above them', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.visit('/services');
  await inOwnFonts(page);
  const places = await steps(page).evaluateAll((all) =>
    all.map((step) => {
      const bottomOf = (title: Element) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getBoundingClientRect().bottom;
      };
      const [title, words] = ['h3', 'p'].map((part) => step.querySelector(part));
      if (!title || !words) throw new Error('A part of a step is missing.');
      const { top } = words.getBoundingClientRect();
      return { lines: title.getBoundingClientRect().height, end: bottomOf(title), top };
    }),
  );
  // some titles need a second line
  expect(new Set(places.map(({ lines }) => lines)).size).toBe(2);
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  for (const { end, top } of places) expect(top - end).toBeLessThan(12);
});

test('on tablets four steps stand two by two, and the words of a pair begin on one line', async ({
  page,
}) => {
  await setWindow(page, 820, 1180);
  await page.goto('/services');
  const topsOf = (part: string) =>
    steps(page)
      .locator(part)
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
  for (const part of ['h3', 'p']) {
    const [first, second, third, fourth] = await topsOf(part);
    expect(second, part).toBe(first);
    expect(third, part).toBeGreaterThan(first ?? NaN);
    expect(fourth, part).toBe(third);
  }
});

test('the section of four steps ends in the hillside, also on phones, where the steps go down the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  const tops = await steps(page).evaluateAll((all) =>
    all.map((step) => step.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(4);
  for (const window of [phone, desktop]) {
    await setWindow(page, window.width, window.height);
    // read at once, since a section gets its height when it comes near the window
    const [land, section] = await hillside(page).evaluate((element) =>
      [element, element.closest('section')].map(
        (box) => box?.getBoundingClientRect().bottom ?? NaN,
      ),
    );
    expect(land).toBeCloseTo(section ?? NaN, 0);
  }
});

test('a phone shows all four houses of the hillside whole, and no other houses beside the steps', async ({
  page,
}) => {
  await page.goto('/services');
  for (const width of [320, 390, 640]) {
    await setWindow(page, width, 844);
    await loadPictures(page);
    const { left, right } = await hillside(page)
      .locator('img')
      .evaluate((element) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } =
          element as HTMLImageElement;
        const shown = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
        const share = parseFloat(getComputedStyle(element).objectPosition) / 100;
        const from = (shown - clientWidth) * share;
        return { left: from / shown, right: (from + clientWidth) / shown };
      });
    // with eaves and porch, from the first house to the last
    expect(left, `${width} px`).toBeLessThan((houses.at(0) ?? NaN) - 0.006);
    expect(right, `${width} px`).toBeGreaterThan((houses.at(-1) ?? NaN) + 0.066);
    const drawn = await steps(page).evaluateAll((all) =>
      all.filter((step) => getComputedStyle(step, '::before').display !== 'none'),
    );
    expect(drawn).toHaveLength(0);
  }
});
