import { axeThorough } from '../support/axe-thorough';
import { expect, test } from '../support/fixtures';
import { livePages } from '../support/live-pages';

for (const { route } of livePages) {
  test(`${route} breaks no accessibility rule`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeThorough(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}
