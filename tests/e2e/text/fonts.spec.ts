import type { Page } from '@playwright/test';
import { expectOwnFonts } from '../../helpers/measure/first-view';
import { expect, hydrated, inOwnFonts, missingRoute, test } from '../../helpers/site/fixtures';

/** The site's own fonts among those that the page can use. */
const ownFonts = async (page: Page) => {
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  return families.filter((family) => !/Fallback"?$/.test(family));
};

/** In the browser: the fonts that the page has asked for. */
declare const asked: Promise<FontFace>[];

/** Waits, on the next page, until its fonts have come or failed; then it has decided what it does with them. */
async function watchFonts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.assign(window, { asked: [] });
    const native = Reflect.get<FontFace, 'load'>(FontFace.prototype, 'load');
    FontFace.prototype.load = function () {
      const font = native.call(this);
      asked.push(font);
      return font;
    };
  });
  return async () => {
    await page.waitForFunction(() => asked.length === 2);
    await page.evaluate(async () => {
      await Promise.allSettled(asked);
    });
  };
}

test('both fonts are applied at once, with one layout', async ({ page, site }) => {
  const release = await site.delay('**/besley-*.woff2');
  const secondFont = page.waitForResponse('**/atkinson-*.woff2');
  await page.goto('/');
  await (await secondFont).finished();
  await hydrated(page);
  expect(await ownFonts(page)).toEqual([]);
  release();
  await inOwnFonts(page);
  // in the sheet that scripts add rules to, each new rule would cause a layout
  const withFonts = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSFontFaceRule))
      .map(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-styled]')),
  );
  expect(withFonts).toEqual([false]);
});

/** Windows whose lines have little room. The nightly tests visit every page in twenty. */
const narrow = [
  ['/', 768, 1024],
  ['/', 820, 1180],
  [missingRoute, 390, 844],
] as const;

for (const [route, width, height] of narrow)
  test(`${route} has both fonts in its first view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await expectOwnFonts(page, route);
  });

test('fonts that come after a gesture wait for the next page', async ({ page, site }) => {
  const release = await site.delay('**/*.woff2');
  const decided = await watchFonts(page);
  await site.visit('/');
  await page.keyboard.press('Shift');
  release();
  await decided();
  expect(await ownFonts(page)).toEqual([]);
  await site.follow('/about');
  await inOwnFonts(page);
});

test('no font is fetched if data is to be saved', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await hydrated(page);
  await site.follow('/about');
  expect(fonts).toEqual([]);
});

test.describe('when a font fails to load', () => {
  test.use({ allowedErrors: [/besley-.*\.woff2|ERR_FAILED/] });

  test('the fallback fonts stay, without an error', async ({ page, site }) => {
    await page.route('**/besley-*.woff2', (route) => route.abort());
    const decided = await watchFonts(page);
    await site.visit('/');
    await decided();
    expect(await ownFonts(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser fetches both fonts by itself', async ({ page }) => {
    const fonts = ['besley', 'atkinson'].map((name) => page.waitForResponse(`**/${name}-*.woff2`));
    await page.goto('/');
    for (const font of await Promise.all(fonts)) expect(font.ok()).toBe(true);
  });
});
