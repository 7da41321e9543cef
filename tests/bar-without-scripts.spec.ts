import { expect, missingRoute, test } from './support/fixtures';
import { colourOf, pixelsOf, worstContrast } from './support/pixels';
import { textLines } from './support/text-lines';

/* The bar where no script runs: every link in sight, readable, in one piece. */

test.use({ javaScriptEnabled: false });

for (const route of ['/', missingRoute]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 360, 375, 390, 768]) {
      test(`N13: ${route} at ${width} px, ${colorScheme}: every link is readable and whole`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(route);
        await expect(page.locator('#site-menu').getByRole('link')).toHaveCount(5);
        const lines = await textLines(page, '#site-menu');
        const texts = lines.map(({ text }) => text);
        // A word broken inside has two boxes.
        for (const name of ['Home', 'About', 'Services', 'Contact', 'Get in Touch'])
          expect(texts.filter((text) => text === name)).toEqual([name]);

        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { -webkit-text-fill-color: transparent !important }');
          document.adoptedStyleSheets.push(sheet);
        });
        const pixels = await pixelsOf(await page.screenshot());
        for (const { text, colour, box } of lines)
          expect(worstContrast(colourOf(colour), pixels, box), text).toBeGreaterThanOrEqual(7);
      });
    }
  }
}
