import { expect, missingRoute, test } from '../helpers/fixtures';
import { colourOf, pixelsOf, worstContrast } from '../helpers/pixels';
import { hideText, textLines } from '../helpers/text-lines';

/* The bar where no script runs: every link in sight, readable, in one piece. */

test.use({ javaScriptEnabled: false });

for (const route of ['/', missingRoute]) {
  test(`N13: ${route}: every link is readable and whole`, async ({ page }) => {
    // else the bar takes its time from one scheme to the other
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await expect(page.locator('#site-menu').getByRole('link')).toHaveCount(5);
    await hideText(page);
    for (const width of [320, 360, 375, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const where = `${width} px, ${colorScheme}`;
        const lines = await textLines(page, '#site-menu');
        const texts = lines.map(({ text }) => text);
        // A word broken inside has two boxes.
        for (const name of ['Home', 'About', 'Services', 'Contact', 'Get in Touch'])
          expect
            .soft(
              texts.filter((text) => text === name),
              where,
            )
            .toEqual([name]);
        const pixels = await pixelsOf(page, { left: 0, top: 0, right: width, bottom: 800 });
        for (const { text, colour, box } of lines) {
          const worst = worstContrast(colourOf(colour), pixels, box);
          expect.soft(worst, `${text}, ${where}`).toBeGreaterThanOrEqual(7);
        }
      }
    }
  });
}
