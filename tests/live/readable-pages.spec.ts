import { expect, test } from '../helpers/fixtures';
import { livePages } from '../helpers/live-pages';
import { setWindow } from '../helpers/set-window';
import { textFaults } from '../helpers/text-faults';

const widths = [320, 360, 390, 767, 768, 960, 1280, 1920];

for (const { route } of livePages) {
  test(`all text of ${route} can be read at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of widths) {
      await setWindow(page, width, 800);
      expect.soft(await textFaults(page), `${width} px`).toEqual([]);
    }
  });
}
