import { expectEveryWord, expectHeadingsInOrder } from '../helpers/complete-page';
import { test } from '../helpers/fixtures';
import { liveContent, livePages } from '../helpers/live-pages';

test.use({ javaScriptEnabled: false });

for (const { page: entry, route } of livePages) {
  test(`${route} is complete as the server sends it`, async ({ page }) => {
    await page.goto(route);
    await expectEveryWord(page, liveContent, entry);
    await expectHeadingsInOrder(page);
  });
}
