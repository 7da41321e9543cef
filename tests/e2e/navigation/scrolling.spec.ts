import { desktop, expect, hydrated, test } from '../../helpers/site/fixtures';
import { leave, visitAt } from '../../helpers/site/scrolling';

/*
 * Scroll positions are those of a browser without scripts: a new page starts at its top or at the target
 * of its hash, a page that one returns to is where one left it, and nothing moves once one scrolls.
 */

test.use({ viewport: desktop });

test('X5: a new page starts at its top; Back and Forward restore the position', async ({
  page,
  site,
}) => {
  await visitAt(site, '/', 700);
  await site.follow('/services');
  await site.isScrolledTo(0);
  await page.goBack();
  await site.shows('/');
  await site.isScrolledTo(700);
  await page.goForward();
  await site.shows('/services');
  await site.isScrolledTo(0);
});

test('X5: a reload restores the position; a link from another site starts at the top', async ({
  page,
  site,
}) => {
  await visitAt(site, '/services', 900);
  await page.reload();
  await hydrated(page);
  await site.isScrolledTo(900);
  await leave(site);
  await page.getByRole('link').click();
  await hydrated(page);
  await site.isScrolledTo(0);
});

test('X5: Back and reload restore the position on a page with a hash', async ({ page, site }) => {
  await site.visit('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await site.scrollTo(1200);
  await site.follow('/services');
  await site.isScrolledTo(0);
  await page.goBack();
  await expect(page).toHaveURL('/about#main');
  await site.isScrolledTo(1200);
  await page.reload();
  await hydrated(page);
  await site.isScrolledTo(1200);
});

test('X5: each hash in the history has its own scroll position', async ({ page, site }) => {
  await visitAt(site, '/about', 300);
  await page.evaluate(() => {
    location.hash = 'principles';
  });
  await site.isBelowHeader('#principles');
  await site.scrollTo(1700);
  await page.goBack();
  await site.isScrolledTo(300);
  await page.goForward();
  await site.isScrolledTo(1700);
});

test('X5: the position on a late page is restored once it arrives', async ({ page, site }) => {
  await visitAt(site, '/about', 700);
  await site.follow('/services');
  await site.scrollTo(900);
  await page.reload();
  const release = await site.delay('**/page-data/about/page-data.json');
  await hydrated(page);
  // restored by the browser, which may have adjusted it to a layout that was still changing
  const restored = await page.evaluate(() => Math.round(scrollY));
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await site.isScrolledTo(restored);
  release();
  await site.shows('/about');
  await site.isScrolledTo(700);
  await page.goForward();
  await site.shows('/services');
  await site.isScrolledTo(restored);
});

test('X5: two steps back from another document restore the position', async ({ page, site }) => {
  await visitAt(site, '/about', 700);
  await site.follow('/services');
  await leave(site);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  await site.isScrolledTo(700);
});

test('X5: positions are restored although storage is blocked', async ({ page, site }) => {
  await site.refuseStorage();
  await visitAt(site, '/about', 700);
  await site.follow('/services');
  await page.goBack();
  await site.shows('/about');
  await site.isScrolledTo(700);
});

test('X5: a malformed hash has no target', async ({ page, site }) => {
  await site.visit('/about#%zz');
  await site.follow('/services');
  await page.goBack();
  await expect(site.heading).toHaveText(/Our Mission/);
  await site.isScrolledTo(0);
});
