import { everyRoute, expect, inOwnFonts, nightlyUnless, test } from '../../helpers/site/fixtures';
import { differencesWhileScrolling } from '../../helpers/measure/pictures-under-words';
import { stopPainting } from '../../helpers/measure/stop-painting';

/* What stays true of a page while it is scrolled. */

const widths = [390, 640, 900, 1024, 1280];

for (const route of everyRoute)
  test(
    `${route}: scrolling moves no picture under a line of text, or away from it`,
    nightlyUnless(['/', '/services'].includes(route)),
    async ({ page, site }) => {
      await site.visit(route);
      await inOwnFonts(page);
      await stopPainting(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await differencesWhileScrolling(page, 150), `${width} px`).toEqual([]);
      }
    },
  );

test('N1: words that a jump brings below the header never show through it', async ({ site }) => {
  await site.visit('/about');
  for (const y of [21, 0, 900]) {
    const background = await site.header.evaluate(async (header, top) => {
      window.scrollTo({ top, behavior: 'instant' });
      // the scroll event is handled in the next frame, before it is painted
      await new Promise(requestAnimationFrame);
      return getComputedStyle(header).backgroundColor;
    }, y);
    // back at the top, where nothing is below it, it may fade
    if (y > 0) expect(background, `${y} px`).toMatch(/^rgb\(/);
  }
});
