import { axeFaults } from '../helpers/measure/axe';
import { expectEveryWord, expectHeadingsInOrder } from '../helpers/measure/complete-page';
import { expect, test } from '../helpers/site/fixtures';
import { liveContent, livePages } from '../helpers/site/live-pages';
import { setWindow } from '../helpers/site/set-window';
import { textFaults } from '../helpers/measure/text-faults';

/* Every page, for any content. */

for (const { page: entry, route } of livePages) {
  test(`${route} is served at its own address, without a redirect`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(entry.path === '/404' ? 404 : 200);
    expect(await response.text()).not.toMatch(/<a [^>]*href="\/[^"]+\/"/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${route} shows every word, and its headings in order`, async ({ page }) => {
      await page.goto(route);
      await expectEveryWord(page, liveContent, entry);
      await expectHeadingsInOrder(page);
    });
  });

  test(`all text of ${route} is readable at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of [320, 360, 390, 767, 768, 960, 1280, 1920]) {
      await setWindow(page, width, 800);
      expect.soft(await textFaults(page), `${width} px`).toEqual([]);
    }
  });

  test(`${route} has no accessibility violations`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of [320, 1280]) {
      await setWindow(page, width, 800);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await axeFaults(page), `light, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeFaults(page, 'colors'), `dark, ${width} px`).toEqual([]);
    }
  });
}

test('a trailing slash serves the same page', async ({ request }) => {
  const answers = await Promise.all(
    ['/about', '/about/'].map((address) => request.get(address, { maxRedirects: 0 })),
  );
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  const [bare, slashed] = await Promise.all(answers.map((answer) => answer.text()));
  expect(slashed).toBe(bare);
});
