import type { Page } from '@playwright/test';
import { axeFaults } from '../../helpers/measure/axe';
import { desktop, expect, hydrated, test } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

/* Pages that arrive late: the page chosen last is the one shown. */

test.use({ viewport: desktop });

const dataOf = (name: string) => `**/page-data/${name}/page-data.json`;

const line = (page: Page) => page.locator('[data-waiting]');

/** Opens a page while /about is late; returns a function that releases it. */
async function visitWithAboutLate(site: Site, route: string): Promise<() => void> {
  const release = await site.delay(dataOf('about'));
  await site.visit(route);
  return release;
}

/** Releases a late page, and gives it time to appear. */
async function arrive(page: Page, release: () => void, late = 'about'): Promise<void> {
  const response = page.waitForResponse(dataOf(late));
  release();
  await (await response).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Goes back to a page that the tab no longer has and whose data is late. */
async function backToSlowPage(site: Site): Promise<() => void> {
  await site.visit('/about');
  await site.follow('/services');
  await site.page.reload();
  const release = await site.delay(dataOf('about'));
  await hydrated(site.page);
  await site.page.goBack();
  await expect(site.page).toHaveURL('/about');
  return release;
}

for (const from of ['/', '/services']) {
  test(`X10: on ${from}, a link wins over a link to a slow page`, async ({ page, site }) => {
    const release = await visitWithAboutLate(site, from);
    await site.link('/about').click();
    await site.follow('/services');
    await arrive(page, release);
    await site.shows('/services');
  });
}

test('X10: of two links to slow pages the later one wins', async ({ page, site }) => {
  const first = await visitWithAboutLate(site, '/');
  const second = await site.delay(dataOf('services'));
  await site.link('/about').click();
  await site.link('/services').click();
  await arrive(page, first);
  await site.shows('/');
  await arrive(page, second, 'services');
  await site.shows('/services');
  await page.goBack();
  await site.shows('/');
});

test('X10: Back wins over an earlier link to a slow page', async ({ page, site }) => {
  const release = await visitWithAboutLate(site, '/');
  await site.follow('/services');
  await site.link('/about').click();
  await page.goBack();
  await site.shows('/');
  await arrive(page, release);
  await site.shows('/');
  await page.goForward();
  await site.shows('/services');
});

for (const forward of [true, false]) {
  test(`X10: Back to a slow page${forward ? ' and Forward end' : ' ends'} on the right page`, async ({
    page,
    site,
  }) => {
    const release = await backToSlowPage(site);
    if (forward) await page.goForward();
    await arrive(page, release);
    await site.shows(forward ? '/services' : '/about');
  });
}

test('X10: a link wins over Back to a slow page', async ({ page, site }) => {
  const release = await backToSlowPage(site);
  await site.follow('/contact');
  await arrive(page, release);
  await site.shows('/contact');
  await page.goBack();
  await site.shows('/about');
});

test('X11: a slow page shows the line and is announced once', async ({ page, site }) => {
  const release = await visitWithAboutLate(site, '/');
  const announced = await site.announcer.evaluateHandle((element) => {
    const words: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) words.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return words;
  });
  await expect(line(page)).toHaveCount(0);
  await site.link('/about').click();
  await expect(line(page)).toBeVisible();
  await expect(site.announcer).toHaveText('The page is loading');
  expect(await axeFaults(page)).toEqual([]);
  await arrive(page, release);
  await site.shows('/about');
  await expect(line(page)).toHaveCount(0);
  await expect
    .poll(() => announced.jsonValue())
    .toEqual(['The page is loading', expect.stringContaining('Our Mission')]);
});

test('X11: leaving a slow page removes the line', async ({ page, site }) => {
  await visitWithAboutLate(site, '/');
  await site.link('/about').click();
  await expect(line(page)).toBeVisible();
  await site.follow('/services');
  await expect(line(page)).toHaveCount(0);
});

test('X11: the line is static with reduced motion, and visible in forced colors', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await visitWithAboutLate(site, '/');
  await site.link('/about').click();
  await expect(line(page)).toBeVisible();
  await expect(line(page)).toHaveCSS('transform', 'none');
  await expect(line(page)).toHaveCSS('animation-name', 'none');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(line(page)).not.toHaveCSS('border-bottom-color', background);
});

test('a link opened in a new tab shows no line in this one', async ({ page, site }) => {
  await visitWithAboutLate(site, '/');
  const opened = page.context().waitForEvent('page');
  await site.link('/about').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await site.shows('/');
  await expect(line(page)).toHaveCount(0);
});
