import { setWindow } from 'browser-testing/set-window';
import { axeFaults } from '../helpers/measure/axe';
import { expectHeadingsInOrder } from '../helpers/measure/complete-page';
import { expect, test } from '../helpers/site/fixtures';
import { livePages } from '../helpers/site/live-pages';
import { textFaults } from '../helpers/measure/text-faults';

/*
 * Every page, for any content: what editors' texts and pictures could break. Colors, looks and what needs no scripts
 * are tested on the fixture site.
 */

for (const { page: entry, route } of livePages) {
  test(`${entry.path} is served at its own address, without a redirect`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(entry.path === '/404' ? 404 : 200);
    expect(await response.text()).not.toMatch(/<a [^>]*href="\/[^"]+\/"/);
  });

  test(`${entry.path} is readable at any width, and has no accessibility violations`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await expectHeadingsInOrder(page);
    for (const width of [1280, 960, 768, 320]) {
      await setWindow(page, width, 800);
      expect.soft(await textFaults(page), `${width} px`).toEqual([]);
    }
    expect.soft(await axeFaults(page, 'all but colors')).toEqual([]);
  });
}
