import type { Page, Route } from '@playwright/test';
import {
  desktop,
  everyRoute,
  expect,
  headings,
  hydrated,
  inOwnFonts,
  nightlyUnless,
  routes,
  test,
} from '../../helpers/site/fixtures';

/*
 * Whatever fails to load, the visitor ends up on the page asked for, and its links work. The browser's
 * own errors about the failure are allowed.
 */

test.use({ viewport: desktop, allowedErrors: 'any' });

type Cause = (route: Route) => Promise<void>;

const answer =
  (contentType: string, body: string, status = 200): Cause =>
  (route) =>
    route.fulfill({ status, contentType, body });

const notFound = answer('text/html', '<h1>Not found</h1>', 404);
const ownPage = answer('text/html', '<!doctype html><p>Home');

for (const [trouble, cause] of Object.entries({ missing: notFound, HTML: ownPage }))
  test(`a page is readable and its links work although its chunk is ${trouble}`, async ({
    page,
    site,
  }) => {
    await page.route('**/component---*.js', cause);
    await page.goto('/');
    await page.mouse.wheel(0, 1);
    await site.shows('/');
    await site.follow('/about');
    await site.follow('/contact');
  });

const data: Readonly<Record<string, Cause>> = {
  'is missing': notFound,
  'is unavailable': answer('text/plain', 'busy', 503),
  'is malformed': answer('application/json', '{"path": "/ab'),
  'is HTML': ownPage,
  'is empty': answer('application/json', '{}'),
  'fails to load': (route) => route.abort(),
};

for (const [trouble, cause] of Object.entries(data)) {
  test(
    `a link takes one document load when its data ${trouble}`,
    nightlyUnless(['is missing', 'fails to load'].includes(trouble)),
    async ({ page, site }) => {
      await page.route('**/page-data/about/page-data.json', cause);
      await site.visit('/');
      const loaded = site.sent();
      await site.follow('/about');
      expect(loaded.length).toBeLessThanOrEqual(1);
      await site.follow('/contact');
    },
  );
}

test('X5: a link reaches its hash although page data fails to load', async ({ page, site }) => {
  await page.route('**/page-data/about/page-data.json*', (route) => route.abort());
  await site.visit('/');
  await page.evaluate(() => window.___navigate('/about?from=mail#principles'));
  await site.heading.getByText(headings['/about']).waitFor();
  await expect(page).toHaveURL('/about?from=mail#principles');
  await site.isBelowHeader('#principles');
});

test('Back to a hash of a page whose data fails to load adds nothing to the history', async ({
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

test('a missing picture keeps its alternative text and its size', async ({ page, site }) => {
  await page.goto('/about');
  const picture = page.getByRole('img', { name: /patchwork quilt/ });
  await inOwnFonts(page);
  const before = await picture.boundingBox();
  await page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await inOwnFonts(page);
  await picture.scrollIntoViewIfNeeded();
  expect((await picture.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  await site.follow('/contact');
});

test('every control has its name in words although the file of icons is blocked', async ({
  page,
  site,
}) => {
  await page.route('**/*.svg', (route) => route.abort());
  for (const route of everyRoute) {
    await site.visit(route);
    const wordless = await page
      .locator('a, button')
      .evaluateAll((controls) =>
        controls
          .filter(
            (control) => control.checkVisibility() && !(control as HTMLElement).innerText.trim(),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    expect.soft(wordless, route).toEqual([]);
    for (const name of ['GitHub', 'Twitter', 'LinkedIn'])
      await expect.soft(site.footer.getByText(name, { exact: true }), route).toBeVisible();
  }
});

test('Back returns to the previous page although scripts fail to load', async ({ page, site }) => {
  await site.visit('/');
  await site.follow('/about');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await page.goBack();
  await site.shows('/');
});

/** Breaks the data of /about such that one of its components throws. */
async function breakPage(page: Page): Promise<void> {
  await page.route('**/page-data/about/page-data.json', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"actions":[', '"actions":null,"was":[') });
  });
}

test('a page that throws shows an error, and the site keeps working', async ({ page, site }) => {
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

test('a page that throws during hydration is not blank', async ({ page, site }) => {
  await breakPage(page);
  await page.goto('/about');
  await page.mouse.wheel(0, 1);
  await hydrated(page);
  await expect(site.heading).toBeVisible();
  await site.follow('/contact');
});

test('if every page throws, the server’s HTML is shown', async ({ page, site }) => {
  await page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ json: { data: {} } }));
  const failed = page.waitForEvent('pageerror');
  await page.goto('/about');
  await page.mouse.wheel(0, 1);
  await failed;
  await site.shows('/about');
  await site.follow('/contact');
});

test.describe('when storage is blocked', () => {
  test.use({ allowedErrors: [] });

  test('pages, links and the contact form work', async ({ page, site }) => {
    await site.refuseStorage();
    await site.visit('/');
    await site.follow('/about');
    await site.follow('/contact');
    await site.fill();
    await site.send.click();
    await expect(site.thanks).toBeVisible();
    await page.goBack();
    await site.shows('/about');
  });
});

test('a saved copy of a page runs none of its scripts, which would leave it', async ({
  page,
  site,
}) => {
  await site.visit('/about');
  const body = await page.content();
  await page.route('**/copy.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/copy.html');
  expect(scripts).toEqual([]);
  await expect(page).toHaveURL('/copy.html');
  await expect(site.heading).toHaveText(headings['/about']);
  // nothing works that would need them
  await expect(site.footer.getByRole('button')).toHaveCount(0);
});

test('elements and attributes that an extension adds break nothing', async ({ page, site }) => {
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
