import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, phone, test } from '../helpers/fixtures';
import { loadPictures } from '../helpers/load-pictures';
import { account, open, raise } from '../helpers/notification';
import { colourOf, pixelsOf, shareClear, type Pixels } from '../helpers/pixels';
import { setWindow } from '../helpers/set-window';
import { pagesAtRest } from '../helpers/states';
import { focusRings, tabOrder, under, type Ring, type Stop } from '../helpers/tab-order';
import { smallTargets } from '../helpers/targets';

/** Whether `next` comes after `last` for someone who reads: further down, or further right. */
const follows = (last: Stop, next: Stop): boolean =>
  next.box.top >= last.box.bottom - 4 || next.box.left >= last.box.right - 4;

const names = (stops: readonly Stop[]): string[] => stops.map(({ name }) => name);

/** Stops that come before one that is read earlier. */
function astray(stops: readonly Stop[]): Stop[] {
  return stops.filter((stop, index) => {
    const last = stops[index - 1];
    return last !== undefined && !follows(last, stop);
  });
}

/**
 * Focus rings that are cut off, or change less of the page than a line of 2 px all round, by a contrast
 * of 3:1 (WCAG 2.2, 2.4.13, AAA): what a ring lacks in contrast on some of its way over a picture, it
 * may have in width.
 */
function faint(rings: readonly Ring[], pixels: Pixels): string[] {
  return rings.flatMap((ring) => {
    const clear = ring.width && shareClear(colourOf(ring.colour), pixels, under(ring));
    const faults = [
      ring.cut ? 'cut off' : '',
      clear * ring.width >= 2
        ? ''
        : `${ring.width} px, 3:1 on ${Math.round(clear * 100)} % of them`,
    ].filter(Boolean);
    return faults.length > 0 ? [`${ring.name}: ${faults.join(', ')}`] : [];
  });
}

const toTop = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/** The faint rings of a page at rest. */
async function faintRings(page: Page): Promise<string[]> {
  // In mid-page the bar would stand over what the picture of the page is to show.
  await toTop(page);
  await expect(page.locator('body[data-solid=false] [data-bar]')).toBeVisible();
  // The keyboard last, or there are no rings.
  await page.keyboard.press('Tab');
  // The skip link is seen only while it has the focus, so its whole appearance is the sign.
  const rings = (await focusRings(page)).filter(({ name }) => !name.includes('Skip'));
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return faint(rings, await pixelsOf(page));
}

/** The faint rings in a part of the screen that goes when the focus leaves it; a key opened it. */
async function faintRingsIn(page: Page, place: string): Promise<string[]> {
  const inSight = { left: 0, top: 0, right: phone.width, bottom: phone.height };
  const pixels = await pixelsOf(page, inSight);
  const rings = await focusRings(page, place);
  expect(rings.length).toBeGreaterThan(1);
  return faint(rings, pixels);
}

const sizes = [phone, desktop];
const schemes = ['light', 'dark'] as const;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
});

for (const { name, route } of pagesAtRest) {
  test(`${name}: Tab goes through the page as it is read, in full view, by rings that stand out`, async ({
    page,
  }) => {
    await page.goto(route);
    await hydrated(page);
    for (const { width, height } of sizes) {
      await setWindow(page, width, height);
      // In mid-page the bar would come later than what stands above it.
      await toTop(page);
      const there = await tabOrder(page, 'Tab');
      const back = await tabOrder(page, 'Shift+Tab');
      expect(there.length).toBeGreaterThan(8);
      expect(names(back), `${width} px`).toEqual(names(there).reverse());

      const [skipLink, ...rest] = there;
      expect(skipLink?.name).toMatch(/Skip/);
      expect.soft(names(astray(rest)), `out of order, ${width} px`).toEqual([]);
      const hidden = [...there, ...back].filter((stop) => stop.hidden);
      expect.soft(names(hidden), `not in full view, ${width} px`).toEqual([]);
      expect.soft(await smallTargets(page), `small, ${width} px`).toEqual([]);
    }
    for (const { width, height } of sizes) {
      await setWindow(page, width, height);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await loadPictures(page);
        expect.soft(await faintRings(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('the focus never goes under a notification', async ({ page }) => {
  await open(page, '/services');
  await raise(page);
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    const back = await tabOrder(page, 'Shift+Tab');
    expect(back.length).toBeGreaterThan(6);
    const hidden = back.filter((stop) => stop.hidden);
    expect.soft(names(hidden), `not in full view, ${width} px`).toEqual([]);
  }
});

test('the rings in the open menu stand out', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await page.locator('#site-menu:popover-open').waitFor();
    expect.soft(await faintRingsIn(page, '#site-menu'), colorScheme).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the rings of a notification stand out', async ({ page }) => {
  await open(page);
  await raise(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await account(page).focus();
    await toTop(page);
    expect.soft(await faintRingsIn(page, '[aria-label$="(F8)"]'), colorScheme).toEqual([]);
  }
});
