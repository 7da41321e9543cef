import type { Page } from '@playwright/test';
import { delayRequests } from '../helpers/delay-requests';
import { desktop, expect, hydrated, phone, routes, test } from '../helpers/fixtures';

/* Nothing a visitor looks at moves by itself: cumulative layout shift is 0, not "good". */

type Watched = Window & { shifted: number };

/** Adds up every shift from the first paint on, those right after a gesture apart, as browsers do. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          readonly hadRecentInput: boolean;
          readonly value: number;
        };
        if (!hadRecentInput) watched.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shift of a visit so far, to the three places in which it is told. */
async function shift(page: Page): Promise<string> {
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // once two more frames are drawn the last shift is known
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve((window as unknown as Watched).shifted);
          });
        });
      }),
  );
  return shifted.toFixed(3);
}

/** Waits until both fonts have come, whether the page takes them or leaves them to the next. */
async function fontsFetched(page: Page): Promise<void> {
  const coming = ['besley', 'atkinson'].map(async (name) => {
    const answer = await page.waitForResponse((response) => response.url().includes(`/${name}-`));
    await answer.finished();
  });
  await Promise.all(coming);
}

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const route of routes) {
      test(`nothing of ${route} moves when its pictures, its fonts, its scripts come late`, async ({
        page,
      }) => {
        await watchShifts(page);
        const releaseFonts = await delayRequests(page, '**/*.woff2');
        const releasePictures = await delayRequests(page, '**/*.avif');
        const releaseScripts = await delayRequests(page, '**/*.js');
        await page.goto(route, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        releasePictures();
        await page.waitForLoadState('load');
        const fonts = fontsFetched(page);
        releaseFonts();
        await fonts;
        releaseScripts();
        await hydrated(page);
        expect(await shift(page)).toBe('0.000');
      });
    }

    test('nothing moves by the menu, a new page or a notification', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/');
      await hydrated(page);
      if (size === 'phone') {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(page.locator('#site-menu')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#site-menu')).toBeHidden();
        expect(await shift(page), 'after the menu').toBe('0.000');
      }
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/services$/);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await shift(page), 'after a new page').toBe('0.000');
      await page.getByRole('button', { name: 'GitHub' }).click();
      const notification = page.getByText('Coming Soon!', { exact: true });
      await expect(notification).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(notification).toHaveCount(0);
      expect(await shift(page), 'after a notification').toBe('0.000');
    });
  });
}
