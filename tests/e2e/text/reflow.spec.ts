import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { expect, test } from '../../helpers/site/fixtures';
import { everyState } from '../../helpers/site/page-states';
import { brokenWords } from '../../helpers/measure/broken-words';
import { stopPainting } from '../../helpers/measure/stop-painting';
import { textFaults } from '../../helpers/measure/text-faults';

/** All of the text spacing that a visitor may set (WCAG 2.2, 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Edges of the breakpoints: these have the least room for text, so it overflows there first. */
const edges = [320, 390, 767, 768, 959, 960, 1280];

/** The windows; the last is 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10). */
const strains = [
  ...edges.map((width) => ({ name: `${width} px`, width, height: 800, css: '' })),
  ...[320, 390, 768, 1280].map((width) => ({
    name: `text spacing at ${width} px`,
    width,
    height: 800,
    css: spacing,
  })),
  { name: 'landscape phone', width: 844, height: 390, css: '' },
  { name: '400 %', width: 320, height: 256, css: '' },
];

/** Doubles the size of all text, as the browser's own setting does (WCAG 2.2, 1.4.4). */
async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A focused field shows no text that the form with errors lacks. */
const statesWithOwnText = everyState.filter(({ name }) => name !== 'form-focused');

for (const { name, route, arrange, below = Infinity } of statesWithOwnText) {
  test(`${name}: text is readable in any window, spacing and size`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await site.visit(route);
    await arrange?.(site);
    await stopPainting(page);
    const sheet = await page.evaluateHandle(() => {
      const added = new CSSStyleSheet();
      document.adoptedStyleSheets.push(added);
      return added;
    });
    const setStyles = (css: string) =>
      sheet.evaluate((added, text) => added.replaceSync(text), css);
    for (const { name: strain, width, height, css } of strains) {
      if (width >= below) continue;
      await setStyles(css);
      await setWindow(page, width, height);
      expect.soft(await textFaults(page), strain).toEqual([]);
      expect.soft(await brokenWords(page), `broken words, ${strain}`).toEqual([]);
    }
    await setStyles('');
    await doubleText(page);
    for (const width of [640, 768, 1280].filter((candidate) => candidate / 2 < below)) {
      await setWindow(page, width, 800);
      expect.soft(await textFaults(page), `text of 200 % at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `broken words of 200 % at ${width} px`).toEqual([]);
    }
  });
}

test('the header fits a small phone with text of 200 %', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.visit('/');
  await doubleText(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const toggle = await site.toggle.boundingBox();
  expect((toggle?.x ?? 0) + (toggle?.width ?? Infinity)).toBeLessThanOrEqual(320);
});

test('the header stays above the heading on a small or zoomed phone', async ({ page, site }) => {
  await site.visit('/');
  const home = site.header.getByRole('link', { name: 'Example and Company' });
  // the last is a common phone at 200 %
  for (const width of [320, 280, 240, 195]) {
    await setWindow(page, width, 422);
    await expect(home).toBeVisible();
    const { height = Infinity } = (await site.header.boundingBox()) ?? {};
    expect.soft((await site.heading.boundingBox())?.y, `${width} px`).toBeGreaterThan(height);
  }
});
