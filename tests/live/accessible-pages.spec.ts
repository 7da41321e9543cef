import { axeFaults } from '../helpers/axe';
import { expect, test } from '../helpers/fixtures';
import { livePages } from '../helpers/live-pages';
import { setWindow } from '../helpers/set-window';

for (const { route } of livePages) {
  test(`${route} breaks no accessibility rule`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of [320, 1280]) {
      await setWindow(page, width, 800);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await axeFaults(page), `light, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeFaults(page, 'colours'), `dark, ${width} px`).toEqual([]);
    }
  });
}
