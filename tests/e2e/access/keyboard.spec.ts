import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { loadPictures } from '../../helpers/site/load-pictures';
import { colorOf, pixelsOf, shareClear, type Pixels } from '../../helpers/measure/pixels';
import { pagesAtRest } from '../../helpers/site/page-states';
import { focusRings, tabOrder, under, type Ring, type Stop } from '../../helpers/measure/tab-order';
import { smallTargets } from '../../helpers/measure/target-size';
import {
  desktop,
  expect,
  nightly,
  nightlyUnless,
  phone,
  test,
} from '../../helpers/site/notification';

/** Names of the stops that are not in full view. */
const hidden = (stops: readonly Stop[]) =>
  stops.filter((stop) => stop.hidden).map(({ name }) => name);

/** Names of the stops that are neither below nor to the right of the previous stop. */
function outOfOrder(stops: readonly Stop[]): string[] {
  const wrong = stops.filter(({ box }, index) => {
    const last = stops[index - 1]?.box;
    return last && box.top < last.bottom - 4 && box.left < last.right - 4;
  });
  return wrong.map(({ name }) => name);
}

/**
 * Focus rings that are cut off, or whose area with a contrast of 3:1 is less than a line of 2 px all
 * round (WCAG 2.2, 2.4.13, AAA). A wider ring may have less contrast on parts of a picture.
 */
function faint(rings: readonly Ring[], pixels: Pixels): string[] {
  return rings.flatMap((ring) => {
    const { name, width, cut } = ring;
    const clear = width && shareClear(colorOf(ring.color), pixels, under(ring));
    if (!cut && clear * width >= 2) return [];
    return [`${name}: ${cut ? 'cut off, ' : ''}${width} px, 3:1 on ${Math.round(clear * 100)} %`];
  });
}

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** The faint rings of a page at rest. */
async function faintRings(page: Page): Promise<string[]> {
  // in mid-page the header would cover a part of the screenshot
  await toTop(page);
  await expect(page.locator('body[data-scrolled=false] header')).toBeVisible();
  // rings appear only after a key was pressed
  await page.keyboard.press('Tab');
  // the skip link needs no ring: it is visible only while it has the focus
  const rings = (await focusRings(page)).filter(({ name }) => !name.includes('Skip'));
  await page.locator(':focus').blur();
  return faint(rings, await pixelsOf(page));
}

/** The faint rings in a part of the screen that was opened by a key, and closes when it loses the focus. */
async function faintRingsIn(page: Page, place: string): Promise<string[]> {
  const screen = { left: 0, top: 0, right: phone.width, bottom: phone.height };
  const pixels = await pixelsOf(page, screen);
  const rings = await focusRings(page, place);
  expect(rings.length).toBeGreaterThan(1);
  return faint(rings, pixels);
}

const sizes = [phone, desktop];
const schemes = ['light', 'dark'] as const;

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, route } of pagesAtRest) {
  test(
    `${name}: Tab follows the reading order`,
    nightlyUnless(['/', '/contact'].includes(route)),
    async ({ page, site }) => {
      await site.visit(route);
      for (const { width, height } of sizes) {
        await setWindow(page, width, height);
        // in mid-page the header would be below earlier stops
        await toTop(page);
        const there = await tabOrder(page, 'Tab');
        const back = await tabOrder(page, 'Shift+Tab');
        const names = there.map((stop) => stop.name);
        expect(names.length).toBeGreaterThan(8);
        expect(names[0]).toMatch(/Skip/);
        expect(back.map((stop) => stop.name).reverse(), `${width} px`).toEqual(names);
        expect.soft(outOfOrder(there.slice(1)), `out of order, ${width} px`).toEqual([]);
        expect.soft(hidden([...there, ...back]), `not in full view, ${width} px`).toEqual([]);
        expect.soft(await smallTargets(page), `small, ${width} px`).toEqual([]);
      }
    },
  );

  test(
    `${name}: focus rings are clear`,
    nightlyUnless(route === '/services'),
    async ({ page, site }) => {
      await site.visit(route);
      for (const { width, height } of sizes) {
        await setWindow(page, width, height);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await loadPictures(page);
          expect.soft(await faintRings(page), `${colorScheme}, ${width} px`).toEqual([]);
        }
      }
    },
  );
}

test('a notification never covers the focused element', async ({ page, notification }) => {
  await notification.raiseOn('/services');
  // the page scrolls in the frame after a stop has come into view, and paused clocks have no frames
  await page.clock.resume();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const back = await tabOrder(page, 'Shift+Tab');
    expect(back.length).toBeGreaterThan(6);
    expect.soft(hidden(back), `not in full view, ${size.width} px`).toEqual([]);
  }
});

test('focus rings in the open menu have enough contrast', nightly, async ({ page, site }) => {
  await site.visit('/about');
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await site.toggle.press('Enter');
    await expect(site.menu).toBeVisible();
    expect.soft(await faintRingsIn(page, '#site-menu'), colorScheme).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test(
  'focus rings of a notification have enough contrast',
  nightly,
  async ({ page, site, notification }) => {
    await notification.raiseOn('/about');
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await site.account().focus();
      await toTop(page);
      expect.soft(await faintRingsIn(page, '[aria-label$="(F8)"]'), colorScheme).toEqual([]);
    }
  },
);
