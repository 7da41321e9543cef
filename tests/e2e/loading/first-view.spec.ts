import type { Page } from '@playwright/test';
import { settled } from '../../helpers/site/animations';
import { expect, phone, test } from '../../helpers/site/fixtures';
import { samePlaces } from '../../helpers/site/same-places';

/* What a page shows in the first frame after a link, and after it. */

test.use({ viewport: phone });

/** The sections of the fixture's pages. */
const sections = (page: Page) => page.locator('main section');

type FirstCommit = {
  /** The sections that the page had as its heading changed. */
  sections: number;
  /** Rules that were inserted since, and until the page is whole. */
  rules: number;
  /** Whether the footer was in view in any frame until then. */
  footer: boolean;
};

/** Records, from now on, how the next page comes. */
const watchNextPage = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: FirstCommit = { sections: 0, rules: 0, footer: false };
    const native = Reflect.get<CSSStyleSheet, 'insertRule'>(CSSStyleSheet.prototype, 'insertRule');
    CSSStyleSheet.prototype.insertRule = function (...rule) {
      seen.rules++;
      return native.apply(this, rule);
    };
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    // called after React has changed the page, and before the frame that shows it
    const observer = new MutationObserver(() => {
      if (heading() === before) return;
      observer.disconnect();
      seen.sections = document.querySelectorAll('main section').length;
      const look = () => {
        const footer = document.querySelector('body footer')?.getBoundingClientRect();
        seen.footer ||= footer !== undefined && footer.top < innerHeight;
        if (document.querySelector('[data-rest]')) requestAnimationFrame(look);
      };
      look();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return seen;
  });

/** Waits until what may come next has been prepared: rules have been inserted, and no more come when the browser is idle. */
const prepared = (page: Page) =>
  page.evaluate(async () => {
    const rulesOf = () =>
      document.querySelector<HTMLStyleElement>('[data-styled]')?.sheet?.cssRules.length;
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    for (let last = rulesOf(), calm = 0; calm < 20; await idle()) {
      const now = rulesOf();
      calm = now && now === last ? calm + 1 : 0;
      last = now;
    }
  });

test('X16: a link shows the first view, for which no rule is inserted, and then the rest', async ({
  page,
  site,
}) => {
  await site.prefetchAtOnce();
  await site.visit('/');
  const link = page.locator('main a[href="/services"]').first();
  // that of another link in view may be prepared as well
  await link.focus();
  await prepared(page);
  const seen = await watchNextPage(page);
  await link.click();
  await site.shows('/services');
  await expect.poll(() => sections(page).count()).toBeGreaterThan(2);
  await settled(site);
  expect(await seen.jsonValue()).toEqual({ sections: 1, rules: 0, footer: false });
});

test('X16: Back shows the whole page at once', async ({ page, site }) => {
  await site.visit('/services');
  const all = await sections(page).count();
  await page.locator('footer a[href="/about"]').click();
  await site.shows('/about');
  const seen = await watchNextPage(page);
  await page.goBack();
  await site.shows('/services');
  expect(await seen.jsonValue()).toMatchObject({ sections: all });
});

test('X16: so does a link to an anchor', async ({ page, site }) => {
  await site.visit('/about');
  const all = await sections(page).count();
  await page.locator('footer a[href="/"]').first().click();
  await site.shows('/');
  const seen = await watchNextPage(page);
  await page.evaluate(() => window.___navigate('/about#principles'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mission');
  expect(await seen.jsonValue()).toMatchObject({ sections: all });
});

for (const [route, from] of [
  ['/', '/about'],
  ['/about', '/'],
  ['/services', '/contact'],
  ['/contact', '/services'],
] as const)
  test(`X16: ${route} looks the same after a link from ${from} as opened`, async ({
    page,
    site,
  }) => {
    await site.visit(route);
    const opened = await samePlaces(site);
    await site.visit(from);
    await page.evaluate((to) => window.___navigate(to), route);
    await site.shows(route);
    expect(await samePlaces(site)).toEqual(opened);
  });
