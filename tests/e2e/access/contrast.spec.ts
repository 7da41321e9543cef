import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import {
  desktop,
  inOwnFonts,
  landscapePhone,
  missingRoute,
  nightlyUnless,
  phone,
} from '../../helpers/site/fixtures';
import { loadPictures } from '../../helpers/site/load-pictures';
import { colorOf, pixelsOf, worstContrast } from '../../helpers/measure/pixels';
import { hideText, textLines } from '../../helpers/measure/text-lines';
import { expect, test } from '../../helpers/site/notification';

/*
 * Text over pictures and drawn ridges, whose contrast axe can't measure: the text is made transparent,
 * and each line compared with the pixel behind it that has the least contrast.
 */

const hero = '[data-hero]';
const banner = 'section:has(> [data-night]):not([data-hero])';
const schemes = ['light', 'dark'] as const;

/** Files of pictures. */
const pictures = /\.(avif|webp|jpe?g|png)$/;

/** A phone's, also in landscape, and a laptop's: the compositions of a scene. What is between them moves the same parts less. */
const windows = [phone, landscapePhone, desktop];

/** Where text is over more than one color. */
const scenes = [
  { route: '/', places: [hero, banner] },
  { route: '/about', places: [hero] },
  { route: '/services', places: [hero, banner] },
  { route: '/contact', places: [hero] },
  { route: missingRoute, places: [hero] },
];

/** Lines of text in `place` with less contrast than WCAG 1.4.6 requires (AAA). */
async function faintLines(page: Page, place: string): Promise<string[]> {
  const { lines, pixels } = await settled(page, place);
  expect(lines.length, 'lines of text').toBeGreaterThan(2);
  return lines.flatMap(({ text, color, box, large }) => {
    const worst = worstContrast(colorOf(color), pixels, box);
    return worst >= (large ? 4.5 : 7) ? [] : [`${worst.toFixed(2)}:1 ${text}`];
  });
}

/** The lines of text in `place` and the pixels there, once neither moves: a busy machine lays a page out late. */
async function settled(page: Page, place: string) {
  for (;;) {
    const lines = await textLines(page, place);
    const area = await page.locator(place).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    });
    const pixels = await pixelsOf(page, area);
    if (isDeepStrictEqual(await textLines(page, place), lines)) return { lines, pixels };
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const blocked of [false, true]) {
  test.describe(`pictures ${blocked ? 'blocked' : 'loaded'}`, () => {
    test.use({ allowedErrors: blocked ? [/image|request failed|ERR_FAILED/] : [] });

    for (const { route, places } of scenes) {
      // by day, src/theme/contrast.test.ts holds the colors, and the home page the way they are laid over pictures
      const details = nightlyUnless(route === '/' && !blocked);
      test(`text of ${route} has enough contrast`, details, async ({ page, site }) => {
        if (blocked) await page.route(pictures, (request) => request.abort());
        await site.visit(route);
        // as on a busy machine: those of another window or scheme come some frames later
        if (!blocked)
          await page.route(pictures, async (request) => {
            for (let frame = 0; frame < 6; frame += 1)
              await page.evaluate(() => new Promise(requestAnimationFrame));
            await request.continue();
          });
        // later they would move the lines between the reading of their places and that of the pixels
        await inOwnFonts(page);
        await hideText(page);
        for (const { width, height } of windows) {
          await setWindow(page, width, height);
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

test('text of a notification has enough contrast over a page', async ({ page, notification }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // whose heading ends before it
  await notification.raiseOn('/');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await hideText(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faintLines(page, '[aria-label$="(F8)"]'), colorScheme).toEqual([]);
  }
});
