import { expectEveryWord, expectHeadingsInOrder } from '../support/complete-page';
import { test } from '../support/fixtures';
import { liveContent, livePages } from '../support/live-pages';

test.use({ javaScriptEnabled: false });

for (const { page: entry, route } of livePages) {
  test(`${route} is complete as the server sends it`, async ({ page }) => {
    await page.goto(route);
    await expectEveryWord(page, liveContent, entry);
    await expectHeadingsInOrder(page);
  });
}
