import type { Page, Route } from '@playwright/test';
import { desktop, expect, hydrated, routes, test } from '../helpers/fixtures';

/*
 * Whatever fails on the way to a visitor, the page asked for is what is read in the end, and one can
 * go on from it. What the browser says of the failure itself is no fault of the site.
 */

test.use({ viewport: desktop, allowedErrors: 'any' });

// What a page still asks for when its test is over disturbs nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const headings = {
  '/': 'Pioneering Ethical AI in the Mountain State',
  '/about': 'Our Mission: AI for Good in Appalachia',
  '/contact': "Let's Connect",
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const barLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Follows a link of the bar and reads the page that it promises. */
async function go(page: Page, name: string, route: keyof typeof headings): Promise<void> {
  await barLink(page, name).click();
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await expect(heading(page)).toHaveText(headings[route]);
  await expect(heading(page)).toBeVisible();
}

/** Counts the documents that the browser loads from now on. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  return loaded;
}

type Answer = Parameters<Route['fulfill']>[0];

const notFound: Answer = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };
const ownPage: Answer = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Home' };

type Trouble = readonly [name: string, cause: (route: Route) => Promise<void>];

const scripts: readonly (readonly [files: string, ...Trouble])[] = [
  ['**/component---*.js', 'its page chunk is gone', (route) => route.fulfill(notFound)],
  ['**/component---*.js', 'HTML comes for its page chunk', (route) => route.fulfill(ownPage)],
  ['**/*.js', 'all its scripts are gone', (route) => route.fulfill(notFound)],
  ['**/*.js', 'HTML comes for all its scripts', (route) => route.fulfill(ownPage)],
  ['**/*.js', 'scripts are blocked', (route) => route.abort('blockedbyclient')],
];

for (const [files, trouble, cause] of scripts) {
  test(`a page is read and its links lead on although ${trouble}`, async ({ page }) => {
    await page.route(files, cause);
    await page.goto('/');
    await page.mouse.wheel(0, 1);
    await expect(heading(page)).toHaveText(headings['/']);
    await go(page, 'About', '/about');
    await go(page, 'Contact', '/contact');
  });
}

const json = (body: string): Answer => ({ status: 200, contentType: 'application/json', body });

const data: readonly Trouble[] = [
  ['is gone', (route) => route.fulfill(notFound)],
  ['cannot be had now', (route) => route.fulfill({ status: 503, body: 'busy' })],
  ['is garbage', (route) => route.fulfill(json('{"path": "/ab'))],
  ['is HTML', (route) => route.fulfill(ownPage)],
  ['is of no page', (route) => route.fulfill(json('{}'))],
  ['finds the line down', (route) => route.abort()],
];

test('a link leads to its page, by one load at most, whatever is wrong with its data', async ({
  page,
}) => {
  for (const [trouble, cause] of data) {
    await test.step(`the data ${trouble}`, async () => {
      await page.route('**/page-data/about/page-data.json', cause);
      await page.goto('/');
      await hydrated(page);
      const loaded = documents(page);
      await go(page, 'About', '/about');
      expect(loaded.length).toBeLessThanOrEqual(1);
      await go(page, 'Contact', '/contact');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('a picture that is missing leaves its words and its place', async ({ page }) => {
  await page.goto('/about');
  const picture = page.getByRole('img', { name: /quilt/ });
  const before = await picture.boundingBox();
  await page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('alt', /patchwork quilt/);
  expect((await picture.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  await go(page, 'Contact', '/contact');
});

test('Back leads to the page before although scripts are late', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await go(page, 'About', '/about');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading(page)).toHaveText(headings['/']);
});

/** Makes the data of a page such that a component of it throws. */
async function breakPage(page: Page, path: string): Promise<void> {
  await page.route(`**/page-data/${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"actions":[', '"actions":null,"was":[') });
  });
}

test('a page that throws says so and leads home, and the rest of the site goes on', async ({
  page,
}) => {
  await breakPage(page, 'about');
  await page.goto('/');
  await hydrated(page);
  await barLink(page, 'About').click();
  await expect(heading(page)).toHaveText('This Page Lost Its Way');
  await expect(barLink(page, 'Contact')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(heading(page)).toHaveText(headings['/']);
  await go(page, 'Contact', '/contact');
});

test('a page that throws when it is loaded is never blank', async ({ page }) => {
  await breakPage(page, 'about');
  await page.goto('/about');
  await page.mouse.wheel(0, 1);
  await hydrated(page);
  await expect(heading(page)).toBeVisible();
  await go(page, 'Contact', '/contact');
});

test('where the frame of every page throws, what the server wrote is read', async ({ page }) => {
  await page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ json: { data: {} } }));
  const failed = page.waitForEvent('pageerror');
  await page.goto('/about');
  await page.mouse.wheel(0, 1);
  await failed;
  await expect(heading(page)).toHaveText(headings['/about']);
  await expect(heading(page)).toBeVisible();
  await go(page, 'Contact', '/contact');
});

test.describe('where nothing may be stored', () => {
  test.use({ allowedErrors: [] });

  test('every page is read and reached', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await page.goto('/');
    await hydrated(page);
    await go(page, 'About', '/about');
    await go(page, 'Contact', '/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('June');
    await page.goBack();
    await expect(heading(page)).toHaveText(headings['/about']);
  });
});

/** Does to a page what a translator does: each text becomes another, in an element of its own. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
      acceptNode: ({ parentElement, textContent }) =>
        parentElement?.closest('script, style, template, noscript') || !textContent?.trim()
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    });
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      const font = document.createElement('span');
      node.replaceWith(font);
      font.append(node.data.toUpperCase());
    }
  });
}

test('a page that was translated before it was hydrated is read, and so is the next', async ({
  page,
}) => {
  await page.route('**/*.js', async (route) => {
    await page.waitForFunction(() => 'translated' in document.documentElement.dataset);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await translate(page);
  await page.evaluate(() => {
    document.documentElement.dataset.translated = '';
  });
  await hydrated(page);
  await expect(heading(page)).toHaveText(new RegExp(headings['/'], 'i'));
  await go(page, 'About', '/about');
});

test('a page that was translated answers, leads on, and back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await translate(page);
  await page.getByRole('contentinfo').getByRole('button').first().click();
  await expect(page.getByText('Coming Soon!', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).locator('li a[href="/about"]').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading(page)).toHaveText(new RegExp(headings['/about'], 'i'));
  await page.goBack();
  await expect(heading(page)).toHaveText(new RegExp(headings['/'], 'i'));
});

test('what an extension adds to a page does not hurt it', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', 'on');
      document.body.setAttribute('data-extension', 'on');
      document.body.prepend(document.createElement('aside'));
      document.body.append(document.createElement('aside'));
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('data-extension', 'on');
        field.after(document.createElement('aside'));
      }
    });
  });
  for (const route of routes) {
    await page.goto(route);
    await hydrated(page);
    await expect(heading(page)).toBeVisible();
  }
  await go(page, 'About', '/about');
});
