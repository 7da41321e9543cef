import type { Page } from '@playwright/test';
import { expect, hydrated, missingRoute, routes, test } from '../helpers/fixtures';
import { loadPictures } from '../helpers/load-pictures';
import { markTexts, print } from '../helpers/sheets';

/* What a page is on paper, as Chromium prints it. */

const formats = ['A4', 'Letter'] as const;

/** Sheets that a page takes at most. */
const sheets: Readonly<Record<string, number>> = {
  '/': 2,
  '/about': 2,
  '/services': 3,
  '/contact': 2,
  [missingRoute]: 1,
};

/** Names of the marked texts that `selector` finds. */
function marks(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((texts) => texts.map((text) => text.getAttribute('data-mark') ?? ''));
}

/** Each heading with the name of the first text after it. */
function headingsWithText(page: Page): Promise<[heading: string, text: string][]> {
  return page.locator('main :is(h1, h2, h3)').evaluateAll((headings) => {
    const texts = [...document.querySelectorAll('main [data-mark]')];
    return headings.map((heading) => {
      const next = texts[texts.indexOf(heading) + 1];
      return [heading.getAttribute('data-mark') ?? '', next?.getAttribute('data-mark') ?? ''];
    });
  });
}

for (const route of [...routes, missingRoute]) {
  test(`${route} is printed on few sheets, and nothing is parted that belongs together`, async ({
    page,
  }) => {
    await page.goto(route);
    await hydrated(page);
    await loadPictures(page);
    await markTexts(page);
    const pairs = await headingsWithText(page);
    expect(pairs.length).toBeGreaterThan(1);
    const listed = await marks(page, 'main li p[data-mark]');
    const ledes = await marks(page, 'main h2 + p');
    const words = await marks(page, 'main [data-mark]');
    const foot = (await marks(page, 'footer span:last-child[data-mark]:not(a *)')).at(-1) ?? '';
    for (const format of formats) {
      const printed = await print(page, format);
      expect.soft(printed.count, format).toBeLessThanOrEqual(sheets[route] ?? 0);
      for (const [heading, text] of pairs) {
        // one that was moved on may leave an empty trace of its link on the sheet before
        const at = printed.of(heading).at(-1);
        expect.soft(at, `${format}: ${heading}`).toBeDefined();
        if (text) expect.soft(printed.of(text)[0], `${format}: after ${heading}`).toBe(at);
      }
      for (const name of [...listed, ...ledes]) {
        expect.soft(printed.of(name), `${format}: ${name}`).toHaveLength(1);
      }
      // the foot has no sheet to itself
      expect.soft(printed.of(foot)[0], `${format}: the foot`).toBe(printed.count);
      const beside = words.filter((name) => printed.of(name).includes(printed.count));
      expect.soft(beside, `${format}: what stands above the foot`).not.toEqual([]);
    }
  });
}

test('a picture leaves room on its sheet for the words beside it', async ({ page }) => {
  await page.goto('/about');
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await loadPictures(page);
  const picture = await page.getByRole('img', { name: /quilt/ }).boundingBox();
  const heading = await page.getByRole('heading', { name: 'Who We Are' }).boundingBox();
  expect(picture?.height).toBeLessThan(500);
  expect(heading?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? Infinity) - 1);
});

test('lit windows are printed filled: by a border, since a ground is left out', async ({
  page,
}) => {
  await page.goto('/services');
  const steps = page.locator('main ol > li');
  const onScreen = await steps
    .first()
    .evaluate((step) => getComputedStyle(step, '::before').borderLeftColor);
  await page.emulateMedia({ media: 'print' });
  const windows = await steps.evaluateAll((steps) =>
    steps.map((step) => {
      const { width, borderLeftWidth, borderRightWidth, borderLeftColor } = getComputedStyle(
        step,
        '::before',
      );
      const filled = parseFloat(borderLeftWidth) + parseFloat(borderRightWidth);
      return { filled: filled === parseFloat(width), colour: borderLeftColor };
    }),
  );
  expect(windows.length).toBeGreaterThan(2);
  for (const { filled, colour } of windows) {
    expect(filled).toBe(true);
    expect(colour).toBe(onScreen);
  }
});
