import { axeFaults } from '../helpers/axe';
import { expectEveryWord, expectHeadingsInOrder } from '../helpers/complete-page';
import { expect, test } from '../helpers/fixtures';
import { liveContent, livePages } from '../helpers/live-pages';
import { setWindow } from '../helpers/set-window';
import { textFaults } from '../helpers/text-faults';

/* What holds for every page, whatever its content. */

for (const { page: entry, route } of livePages) {
  test(`${route} answers at its own address, without a detour`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(entry.path === '/404' ? 404 : 200);
    expect(await response.text()).not.toMatch(/<a [^>]*href="\/[^"]+\/"/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${route} is complete as the server sends it`, async ({ page }) => {
      await page.goto(route);
      await expectEveryWord(page, liveContent, entry);
      await expectHeadingsInOrder(page);
    });
  });

  test(`all text of ${route} can be read at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of [320, 360, 390, 767, 768, 960, 1280, 1920]) {
      await setWindow(page, width, 800);
      expect.soft(await textFaults(page), `${width} px`).toEqual([]);
    }
  });

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
