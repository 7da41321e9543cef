import { desktop, expect, hydrated, test } from '../helpers/fixtures';
import { leave, visitAt } from '../helpers/scrolling';

/*
 * Where the visitor stands is what this browser would do without scripts: a new page begins at its top
 * or at the part its address names, a page one comes back to is as one left it, and nothing moves under
 * someone who scrolls.
 */

test.use({ viewport: desktop });

test('X5: a new page starts at its top, Back and Forward restore', async ({ page, site }) => {
  await visitAt(site, '/', 700);
  await site.follow('/services');
  await site.standsAt(0);
  await page.goBack();
  await site.shows('/');
  await site.standsAt(700);
  await page.goForward();
  await site.shows('/services');
  await site.standsAt(0);
});

test('X5: a reload stays, a visit by a link begins at the top', async ({ page, site }) => {
  await visitAt(site, '/services', 900);
  await page.reload();
  await hydrated(page);
  await site.standsAt(900);
  await leave(site);
  await page.getByRole('link').click();
  await hydrated(page);
  await site.standsAt(0);
});

test('X5: Back and reload restore a place under a hash, too', async ({ page, site }) => {
  await site.visit('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await site.scrollTo(1200);
  await site.follow('/services');
  await site.standsAt(0);
  await page.goBack();
  await expect(page).toHaveURL('/about#main');
  await site.standsAt(1200);
  await page.reload();
  await hydrated(page);
  await site.standsAt(1200);
});

test('X5: each visited part of a page keeps its own scroll position', async ({ page, site }) => {
  await visitAt(site, '/about', 300);
  await page.evaluate(() => {
    location.hash = 'principles';
  });
  await site.standsBelowHeader('#principles');
  await site.scrollTo(1700);
  await page.goBack();
  await site.standsAt(300);
  await page.goForward();
  await site.standsAt(1700);
});

test('X5: a page that is late is restored once it is there', async ({ page, site }) => {
  await visitAt(site, '/about', 700);
  await site.follow('/services');
  await site.scrollTo(900);
  await page.reload();
  const release = await site.delay('**/page-data/about/page-data.json');
  await hydrated(page);
  // where the browser put it, who may allow for a page that was still moving
  const place = await page.evaluate(() => Math.round(scrollY));
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await site.standsAt(place);
  release();
  await site.shows('/about');
  await site.standsAt(700);
  await page.goForward();
  await site.shows('/services');
  await site.standsAt(place);
});

test('X5: two steps back from another document end at the place, too', async ({ page, site }) => {
  await visitAt(site, '/about', 700);
  await site.follow('/services');
  await leave(site);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  await site.standsAt(700);
});

test('X5: places last where nothing may be stored', async ({ page, site }) => {
  await site.refuseStorage();
  await visitAt(site, '/about', 700);
  await site.follow('/services');
  await page.goBack();
  await site.shows('/about');
  await site.standsAt(700);
});

test('X5: a hash that nothing can decode names no part', async ({ page, site }) => {
  await site.visit('/about#%zz');
  await site.follow('/services');
  await page.goBack();
  await expect(site.heading).toHaveText(/Our Mission/);
  await site.standsAt(0);
});
