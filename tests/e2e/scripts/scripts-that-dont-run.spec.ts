import type { Page, Route } from '@playwright/test';
import { readContent } from '../../helpers/content/content';
import {
  everyRoute,
  expect,
  missingRoute,
  nightlyUnless,
  phone,
  test,
} from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

/* Scripts may not run for many reasons. For each, every page says what needs them, and all else works. */

test.use({ viewport: phone, allowedErrors: 'any' });

const { accounts, comingSoon } = readContent().navigation.connect;
const sentences = accounts.map(
  ({ label }) => `${comingSoon.title} ${comingSoon.text.replaceAll('{label}', label)}`,
);
const formNotice = ({ page }: Site) =>
  page.getByText(/^This form needs JavaScript/).filter({ visible: true });

type Cause = (page: Page) => Promise<unknown>;

/** Answers requests for pages with another header. */
const forbids =
  (policy: string): Cause =>
  (page) =>
    page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers });
    });

const answersFiles =
  (files: string, answer: (route: Route) => Promise<void>): Cause =>
  (page) =>
    page.route(files, answer);

const throws = (body: string) =>
  answersFiles('**/app-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** None runs, so that the header can't follow the page either: all its links are in it. */
const none: Readonly<Record<string, Cause>> = {
  'JavaScript is off': () => Promise.resolve(),
  'a header forbids all': forbids("script-src 'none'"),
  'a header forbids the inline ones': forbids("script-src 'self'"),
};

/** The inline ones run. */
const someFail: Readonly<Record<string, Cause>> = {
  'their files are blocked': answersFiles('**/*.js', (route) => route.abort()),
  'one throws': throws("throw new Error('It is broken.')"),
  'a promise is rejected': throws("Promise.reject(new Error('It is broken.'))"),
  'the layout throws': answersFiles('**/page-data/sq/d/*.json', (route) =>
    route.fulfill({ json: { data: {} } }),
  ),
};

async function expectNoDeadButtons({ footer }: Site): Promise<void> {
  await expect(footer.getByRole('button')).toHaveCount(0);
  await expect(footer.getByRole('listitem').getByText(comingSoon.title)).toHaveText(sentences);
  for (const sentence of sentences) await expect(footer.getByText(sentence)).toBeVisible();
}

for (const [reason, cause] of Object.entries({ ...none, ...someFail }))
  test.describe(reason, () => {
    const noneRuns = reason in none;
    test.use({ javaScriptEnabled: reason !== 'JavaScript is off' });
    test.beforeEach(({ page }) => cause(page));

    for (const route of everyRoute)
      test(
        `${route} says what needs scripts, and its menu works`,
        nightlyUnless(route === '/contact' || (reason === 'JavaScript is off' && route === '/')),
        async ({ page, site }) => {
          await page.goto(route);
          // it starts scripts
          await page.mouse.wheel(0, 1);
          await expectNoDeadButtons(site);
          await expect(formNotice(site)).toHaveCount(route === '/contact' ? 1 : 0);
          await expect(site.heading).toBeVisible();
          await expect(site.toggle).toBeVisible({ visible: !noneRuns });
          if (!noneRuns) await site.toggle.click();
          expect(await site.headerIsOpaque()).toBe(true);
          await site.follow(route === '/services' ? '/about' : '/services');
          await expectNoDeadButtons(site);
        },
      );

    test('the form sends and loses nothing', async ({ page, site }) => {
      await page.goto('/contact');
      const sent = site.sent();
      await site.fill();
      await site.send.click();
      await expect(formNotice(site)).toHaveCount(1);
      await expect(site.field('Message')).not.toHaveValue('');
      await expect(page).toHaveURL('/contact');
      expect(sent).toEqual([]);
    });
  });

test.describe('scripts that run', () => {
  test.use({ allowedErrors: [new RegExp(missingRoute)] });

  test('hide what stands in for them, before anything is painted', async ({ page, site }) => {
    await page.addInitScript(() => {
      const shown = new Set<string>();
      // before the last script of the page, too: a browser may paint what has arrived
      new MutationObserver(() => {
        const parts = document.querySelectorAll('footer li > button + span, #site-menu a');
        for (const part of parts) shown.add(`${part.localName} ${part.checkVisibility()}`);
        Object.assign(window, { shown: [...shown].sort() });
      }).observe(document, { childList: true, subtree: true });
    });
    for (const route of everyRoute) {
      await site.visit(route);
      await expect(formNotice(site)).toHaveCount(0);
      await expect(site.footer.getByText(comingSoon.title).filter({ visible: true })).toHaveCount(
        0,
      );
      await expect(site.footer.getByRole('button')).toHaveCount(accounts.length);
      expect(await page.evaluate('window.shown')).toEqual(['a false', 'span false']);
    }
  });

  // as user scripts and blockers create one
  test('go on with a default policy of somebody else, and keep it', async ({ page, site }) => {
    await page.addInitScript(() => {
      const same = (text: string) => text;
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const rules = { createHTML: same, createScript: same, createScriptURL: same };
      Object.assign(window, { theirs: trustedTypes.createPolicy('default', rules) });
    });
    for (const route of everyRoute) {
      await site.visit(route);
      await expect(formNotice(site)).toHaveCount(0);
    }
    expect(await page.evaluate('trustedTypes.defaultPolicy === window.theirs')).toBe(true);
    await site.account().click();
    await expect(site.comingSoon).toBeVisible();
    await site.toggle.click();
    await site.follow('/about');
  });
});
