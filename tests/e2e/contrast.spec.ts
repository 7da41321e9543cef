import type { Page } from '@playwright/test';
import { expect, hydrated, missingRoute, test } from '../helpers/fixtures';
import { loadPictures } from '../helpers/load-pictures';
import { colourOf, pixelsOf, worstContrast } from '../helpers/pixels';
import { setWindow } from '../helpers/set-window';
import { hideText, textLines } from '../helpers/text-lines';

/*
 * Text over pictures and drawn ridges, where axe can't tell: the text is made transparent, and each
 * line compared with the pixel behind it that it stands out from least.
 */

const hero = '[data-opening]';
const banner = 'section:has(> div > picture):not([data-opening])';
const widths = [320, 390, 768, 820, 1280, 1920];

/** Where words stand over more than one colour; the pages in between are made of the same parts. */
const scenes = [
  { name: 'the home page', route: '/', places: [hero, banner], picture: true },
  { name: 'the page about us', route: '/about', places: [hero], picture: false },
  { name: 'the services', route: '/services', places: [hero, banner], picture: true },
  { name: 'the contact page', route: '/contact', places: [hero], picture: false },
  { name: 'the missing page', route: missingRoute, places: [hero], picture: true },
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

for (const { name, route, places, picture } of scenes) {
  for (const blocked of picture ? [false, true] : [false]) {
    test.describe(() => {
      test.use({ allowedErrors: blocked ? [/image|request failed|ERR_FAILED/] : [] });

      test(`words over ${name} stand out, pictures ${blocked ? 'blocked' : 'loaded'}`, async ({
        page,
      }) => {
        if (blocked) await page.route(/\.(avif|webp|jpe?g|png)$/, (request) => request.abort());
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(route);
        await hideText(page);
        for (const width of widths) {
          await setWindow(page, width, width < 768 ? 800 : 900);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            if (!blocked) await loadPictures(page);
            for (const place of places) {
              const where = `${colorScheme}, ${width} px, ${place}`;
              expect.soft(await faintLines(page, place), where).toEqual([]);
            }
          }
        }
      });
    });
  }
}

test('words of a notification stand out from the page below them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setWindow(page, 1280, 900);
  await page.goto('/about');
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('contentinfo').getByRole('button', { name: 'GitHub' }).press('Enter');
  await page.getByRole('region', { name: /F8/ }).getByRole('listitem').waitFor();
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await hideText(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faintLines(page, '[aria-label$="(F8)"]'), colorScheme).toEqual([]);
  }
});
