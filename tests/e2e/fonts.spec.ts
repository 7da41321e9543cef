import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, inOwnFonts, test } from '../helpers/fixtures';
import { delayRequests } from '../helpers/delay-requests';

/** Of what the page may write with, the families that come from the site. */
const ownFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.endsWith('Fallback')),
  );

test('both fonts are taken at once, so that the page is set anew only once', async ({ page }) => {
  const release = await delayRequests(page, '**/besley-*.woff2');
  const other = page.waitForResponse('**/atkinson-*.woff2');
  await page.goto('/');
  await (await other).finished();
  await hydrated(page);
  expect(await ownFonts(page)).toEqual([]);
  release();
  await inOwnFonts(page);
});

test('no font is in the sheet that scripts add rules to, or each rule would set the page again', async ({
  page,
}) => {
  await page.goto('/');
  await inOwnFonts(page);
  const withFonts = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSFontFaceRule))
      .map(({ ownerNode }) => (ownerNode instanceof Element ? ownerNode.id : '')),
  );
  expect(withFonts).toEqual(['fonts']);
});

test('where they would move what is in sight, they wait for the next page', async ({ page }) => {
  await page.setViewportSize(desktop);
  // a system whose fonts are of quite another width
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
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await ownFonts(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await inOwnFonts(page);
});

test.describe('where a font never comes', () => {
  test.use({ allowedErrors: [/besley-.*\.woff2|ERR_FAILED/] });

  test('the stand-ins stay, and nobody complains', async ({ page }) => {
    await page.route('**/besley-*.woff2', (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await ownFonts(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser fetches both fonts by itself', async ({ page }) => {
    const fonts = Promise.all([
      page.waitForResponse('**/besley-*.woff2'),
      page.waitForResponse('**/atkinson-*.woff2'),
    ]);
    await page.goto('/');
    expect((await fonts).map((answer) => answer.ok())).toEqual([true, true]);
  });
});
