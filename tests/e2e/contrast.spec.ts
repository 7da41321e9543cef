import type { Page } from '@playwright/test';
import { missingRoute } from '../helpers/fixtures';
import { loadPictures } from '../helpers/load-pictures';
import { colourOf, pixelsOf, worstContrast } from '../helpers/pixels';
import { setWindow } from '../helpers/set-window';
import { hideText, textLines } from '../helpers/text-lines';
import { expect, test } from '../helpers/notification';

/*
 * Text over pictures and drawn ridges, where axe can't tell: the text is made transparent, and each
 * line compared with the pixel behind it that it stands out from least.
 */

const hero = '[data-opening]';
const banner = 'section:has(> [data-night]):not([data-opening])';
const schemes = ['light', 'dark'] as const;

/** Where words stand over more than one colour; the pages in between are made of the same parts. */
const scenes = [
  { route: '/', places: [hero, banner] },
  { route: '/about', places: [hero] },
  { route: '/services', places: [hero, banner] },
  { route: '/contact', places: [hero] },
  { route: missingRoute, places: [hero] },
];

/** Lines of text in `place` that fall short of what WCAG asks for at AAA (1.4.6). */
async function faintLines(page: Page, place: string): Promise<string[]> {
  const lines = await textLines(page, place);
  expect(lines.length, 'lines of text').toBeGreaterThan(2);
  const area = await page.locator(place).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  });
  const pixels = await pixelsOf(page, area);
  return lines.flatMap(({ text, colour, box, large }) => {
    const worst = worstContrast(colourOf(colour), pixels, box);
    return worst >= (large ? 4.5 : 7) ? [] : [`${worst.toFixed(2)}:1 ${text}`];
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const blocked of [false, true]) {
  test.describe(`pictures ${blocked ? 'blocked' : 'loaded'}`, () => {
    test.use({ allowedErrors: blocked ? [/image|request failed|ERR_FAILED/] : [] });

    for (const { route, places } of scenes) {
      test(`words of ${route} stand out`, async ({ page }) => {
        if (blocked) await page.route(/\.(avif|webp|jpe?g|png)$/, (request) => request.abort());
        await page.goto(route);
        await hideText(page);
        for (const width of [320, 390, 768, 820, 1280, 1920]) {
          await setWindow(page, width, width < 768 ? 800 : 900);
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            if (!blocked) await loadPictures(page);
            for (const place of places) {
              const where = `${colorScheme}, ${width} px, ${place}`;
              expect.soft(await faintLines(page, place), where).toEqual([]);
            }
          }
        }
      });
    }
  });
}

test('words of a notification stand out from the page below them', async ({
  page,
  notification,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await notification.raiseOn('/about');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await hideText(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faintLines(page, '[aria-label$="(F8)"]'), colorScheme).toEqual([]);
  }
});
