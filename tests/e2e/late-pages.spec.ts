import type { Page } from '@playwright/test';
import { axeFaults } from '../helpers/axe';
import { desktop, expect, hydrated, test } from '../helpers/fixtures';
import type { Site } from '../helpers/site';

/* A visitor on a slow line, whose pages are late: what was chosen last is what comes. */

test.use({ viewport: desktop });

const dataOf = (name: string) => `**/page-data/${name}/page-data.json`;

const line = (page: Page) => page.locator('[data-waiting]');

/** Opens a page while the one about us is late; it returns what brings that. */
async function slowly(site: Site, route: string): Promise<() => void> {
  const release = await site.delay(dataOf('about'));
  await site.visit(route);
  return release;
}

/** Lets a late page come, and gives it time to show. */
async function arrive(page: Page, release: () => void, late = 'about'): Promise<void> {
  const come = page.waitForResponse(dataOf(late));
  release();
  await (await come).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
}

/** From the second page of the tab's history, with nothing known of the first but its late address. */
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
  test(`X10: on ${from}, a link after a link to a slow page`, async ({ page, site }) => {
    const release = await slowly(site, from);
    await site.link('/about').click();
    await site.follow('/services');
    await arrive(page, release);
    await site.shows('/services');
  });
}

test('X10: the later of two links, although its page comes first', async ({ page, site }) => {
  const first = await slowly(site, '/');
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

test('X10: Back after a link to a slow page', async ({ page, site }) => {
  const release = await slowly(site, '/');
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
  test(`X10: Back to a slow page${forward ? ', then Forward' : ''}`, async ({ page, site }) => {
    const release = await backToSlowPage(site);
    if (forward) await page.goForward();
    await arrive(page, release);
    await site.shows(forward ? '/services' : '/about');
  });
}

test('X10: a link after Back to a slow page', async ({ page, site }) => {
  const release = await backToSlowPage(site);
  await site.follow('/contact');
  await arrive(page, release);
  await site.shows('/contact');
  await page.goBack();
  await site.shows('/about');
});

test('X11: a page that keeps one waiting is said to come, once', async ({ page, site }) => {
  const release = await slowly(site, '/');
  const said = await site.announcer.evaluateHandle((element) => {
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
    .poll(() => said.jsonValue())
    .toEqual(['The page is loading', expect.stringContaining('Our Mission')]);
});

test('X11: nothing is said of a page that is there, or not awaited', async ({ page, site }) => {
  await slowly(site, '/');
  const lines = await page.evaluateHandle(() => {
    const seen: string[] = [];
    let asked = 0;
    const onAsk = () => (asked = performance.now());
    for (const type of ['click', 'popstate']) addEventListener(type, onAsk, true);
    new MutationObserver(() => {
      // on a busy machine a page may really be late
      const isLate = performance.now() - asked >= 300;
      if (!isLate && document.querySelector('[data-waiting]')) seen.push(location.pathname);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await site.follow('/services');
  await page.goBack();
  await site.shows('/');
  expect(await lines.jsonValue()).toEqual([]);
  await site.link('/about').click();
  await expect(line(page)).toBeVisible();
  await site.follow('/services');
  await expect(line(page)).toHaveCount(0);
});

test('X11: the line is still where wanted, and in forced colours', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await slowly(site, '/');
  await site.link('/about').click();
  await expect(line(page)).toBeVisible();
  await expect(line(page)).toHaveCSS('transform', 'none');
  await expect(line(page)).toHaveCSS('animation-name', 'none');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(line(page)).not.toHaveCSS('border-bottom-color', ground);
});

test('a link opened elsewhere starts nothing here', async ({ page, site }) => {
  await slowly(site, '/');
  const opened = page.context().waitForEvent('page');
  await site.link('/about').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await site.shows('/');
  await expect(line(page)).toHaveCount(0);
});
