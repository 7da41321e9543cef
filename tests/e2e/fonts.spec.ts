import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, inOwnFonts, test } from '../helpers/site/fixtures';

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

test('fonts that would shift the layout wait for the next page', async ({ page, site }) => {
  await page.setViewportSize(desktop);
  // a system with much wider fonts
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      const sheet = new CSSStyleSheet();
      const wide = ['Noto Serif Bold', 'DejaVu Serif Bold'].map((name) => `local(${name})`);
      sheet.replaceSync(
        `@font-face{font-family:Besley Fallback;src:${wide.join()};font-weight:600;size-adjust:160%}`,
      );
      document.adoptedStyleSheets.push(sheet);
    }).observe(document, { childList: true, subtree: true });
  });
  const decided = await watchFonts(page);
  await site.visit('/');
  await decided();
  expect(await ownFonts(page)).toEqual([]);
  await site.footer.getByRole('link', { name: 'About Us' }).click();
  await inOwnFonts(page);
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
