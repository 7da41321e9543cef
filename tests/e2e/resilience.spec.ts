import type { Page, Route } from '@playwright/test';
import { desktop, expect, headings, hydrated, routes, test } from '../helpers/fixtures';

/*
 * Whatever fails on the way to a visitor, the page asked for is what is read in the end, and one can
 * go on from it. What the browser says of the failure itself is no fault of the site.
 */

test.use({ viewport: desktop, allowedErrors: 'any' });

type Cause = (route: Route) => Promise<void>;

const answer =
  (contentType: string, body: string, status = 200): Cause =>
  (route) =>
    route.fulfill({ status, contentType, body });

const notFound = answer('text/html', '<h1>Not found</h1>', 404);
const ownPage = answer('text/html', '<!doctype html><p>Home');

const pageChunk = '**/component---*.js';

const scripts: readonly (readonly [trouble: string, files: string, cause: Cause])[] = [
  ['its page chunk is gone', pageChunk, notFound],
  ['HTML comes for its page chunk', pageChunk, ownPage],
  ['all its scripts are gone', '**/*.js', notFound],
  ['HTML comes for all its scripts', '**/*.js', ownPage],
  ['scripts are blocked', '**/*.js', (route) => route.abort('blockedbyclient')],
];

for (const [trouble, files, cause] of scripts) {
  test(`a page is read and its links lead on although ${trouble}`, async ({ page, site }) => {
    await page.route(files, cause);
    await page.goto('/');
    await page.mouse.wheel(0, 1);
    await site.shows('/');
    await site.follow('/about');
    await site.follow('/contact');
  });
}

const data: Readonly<Record<string, Cause>> = {
  'is gone': notFound,
  'cannot be had now': answer('text/plain', 'busy', 503),
  'is garbage': answer('application/json', '{"path": "/ab'),
  'is HTML': ownPage,
  'is of no page': answer('application/json', '{}'),
  'finds the line down': (route) => route.abort(),
};

for (const [trouble, cause] of Object.entries(data)) {
  test(`a link leads to its page by one load although its data ${trouble}`, async ({
    page,
    site,
  }) => {
    await page.route('**/page-data/about/page-data.json', cause);
    await site.visit('/');
    const loaded = site.sent();
    await site.follow('/about');
    expect(loaded.length).toBeLessThanOrEqual(1);
    await site.follow('/contact');
  });
}

test('X5: a link to a part of a page leads there although its data is gone', async ({
  page,
  site,
}) => {
  await page.route('**/page-data/about/page-data.json*', (route) => route.abort());
  await site.visit('/');
  await page.evaluate(() => window.___navigate('/about?from=mail#principles'));
  await site.heading.getByText(headings['/about']).waitFor();
  await expect(page).toHaveURL('/about?from=mail#principles');
  await site.standsBelowHeader('#principles');
});

test('Back to a part of a page whose data is gone adds nothing to the history', async ({
  page,
  site,
}) => {
  await site.visit('/about#principles');
  await site.follow('/contact');
  await page.reload();
  await hydrated(page);
  await page.route('**/page-data/about/page-data.json*', (route) => route.abort());
  await page.goBack({ waitUntil: 'commit' });
  await site.heading.getByText(headings['/about']).waitFor();
  await expect(page).toHaveURL('/about#principles');
  await page.goForward();
  await site.shows('/contact');
});

test('a picture that is missing leaves its words and its place', async ({ page, site }) => {
  await page.goto('/about');
  const picture = page.getByRole('img', { name: /patchwork quilt/ });
  const before = await picture.boundingBox();
  await page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await picture.scrollIntoViewIfNeeded();
  expect((await picture.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  await site.follow('/contact');
});

test('Back leads to the page before although scripts are late', async ({ page, site }) => {
  await site.visit('/');
  await site.follow('/about');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await page.goBack();
  await site.shows('/');
});

/** Makes the data of the page about us such that a component of it throws. */
async function breakPage(page: Page): Promise<void> {
  await page.route('**/page-data/about/page-data.json', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"actions":[', '"actions":null,"was":[') });
  });
}

test('a page that throws says so and leads home, and the site goes on', async ({ page, site }) => {
  await breakPage(page);
  await site.visit('/');
  await site.link('/about').click();
  await site.shows('/about', 'This Page Lost Its Way');
  await expect(site.main.getByText(/^Something went wrong/)).toBeVisible();
  await expect(site.link('/contact')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await site.shows('/');
  await site.follow('/contact');
});

test('a page that throws when it is loaded is never blank', async ({ page, site }) => {
  await breakPage(page);
  await page.goto('/about');
  await page.mouse.wheel(0, 1);
  await hydrated(page);
  await expect(site.heading).toBeVisible();
  await site.follow('/contact');
});

test('where every page throws, the server’s HTML is shown', async ({ page, site }) => {
  await page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ json: { data: {} } }));
  const failed = page.waitForEvent('pageerror');
  await page.goto('/about');
  await page.mouse.wheel(0, 1);
  await failed;
  await site.shows('/about');
  await site.follow('/contact');
});

test.describe('where nothing may be stored', () => {
  test.use({ allowedErrors: [] });

  test('every page is read and reached', async ({ page, site }) => {
    await site.refuseStorage();
    await site.visit('/');
    await site.follow('/about');
    await site.follow('/contact');
    await site.field('Name').fill('June');
    await page.goBack();
    await site.shows('/about');
  });
});

test('what an extension adds to a page breaks nothing', async ({ page, site }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('html, body, input, textarea'))
        part.setAttribute('data-extension', 'on');
      const aside = () => document.createElement('aside');
      document.body.prepend(aside());
      document.body.append(aside());
      for (const field of document.querySelectorAll('input, textarea')) field.after(aside());
    });
  });
  for (const route of routes) {
    await site.visit(route);
    await site.shows(route);
  }
  await site.follow('/about');
});
