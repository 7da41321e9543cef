import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { filesOf } from 'static-site/list-files';
import { builtSite } from '../helpers/builds/built-site';
import { readContent } from '../helpers/content/content';
import { newsPage } from '../helpers/content/added-content';
import { axeFaults } from '../helpers/measure/axe';
import { headings } from '../helpers/site/site';

/*
 * Pages at old addresses, for hosts without redirects. Pages and redirects swap addresses between two builds, the second
 * of which is warm.
 */

const [hero] = readContent().pages.find((page) => page.path === '/')?.sections ?? [];
const news = newsPage(hero && { ...hero, picture: undefined });

const variables = { REDIRECT_PAGES: 'true' };

const { folder, served } = builtSite('redirects', {
  variables,
  arrange: async (copy) => {
    const write = async (newsPath: string, ...redirects: { from: string; to: string }[]) => {
      const entries = {
        'pages/news.json': { ...news, path: newsPath },
        'redirects.json': { moved: 'This page has moved.', redirects },
      };
      for (const [file, entry] of Object.entries(entries))
        await writeFile(path.join(copy.root, 'content', file), JSON.stringify(entry, null, 2));
    };
    await copy.useFixtureContent();
    await write(
      '/news',
      { from: '/first', to: '/about' },
      { from: '/second/part', to: '/services' },
    );
    const { code, output } = await copy.build(variables);
    expect(code, output).toBe(0);
    await write(
      '/second/part',
      { from: '/news', to: '/second/part' },
      { from: '/third', to: '/services#how-it-runs' },
    );
  },
});
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

test('a removed redirect leaves no file behind', async () => {
  const files = await filesOf(folder);
  expect(files.filter((file) => file.includes('first'))).toEqual([]);
  expect(files.filter((file) => file.includes('third'))).toEqual([
    'third.html',
    'third.html.br',
    'third.html.gz',
    'third/index.html',
    'third/index.html.br',
    'third/index.html.gz',
  ]);
});

test('a page replaces a redirect, and a redirect a page', async () => {
  for (const file of ['second/part/index.html', 'second/part.html'])
    expect(await read(file)).toContain('What Is New</h1>');
  for (const file of ['news/index.html', 'news.html'])
    expect(await read(file)).toContain('<a href="/second/part">');
});

test('a host redirects according to the last build', async () => {
  const answers = ['/first', '/second/part', '/news', '/third'].map(async (address) => {
    const { status, headers } = await fetch(served(address), { redirect: 'manual' });
    return [status, headers.get('location')];
  });
  expect(await Promise.all(answers)).toEqual([
    [404, null],
    [200, null],
    [301, '/second/part'],
    [301, '/services#how-it-runs'],
  ]);
});

/* The page at an old address, here under its full name. */

const ways = [
  ['/news.html', '/second/part'],
  ['/third.html', '/services#how-it-runs'],
] as const;

for (const [address, target] of [
  ...ways,
  ['/news.html?from=card#main', '/second/part?from=card#main'],
  ['/third.html?from=card', '/services?from=card#how-it-runs'],
  ['/third.html#main', '/services#main'],
] as const) {
  test(`${address} leads to ${target}, and Back skips it`, ({ page }) =>
    expectRedirect(page, address, target));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, target] of ways) {
    test(`${address} leads to ${target}, and Back skips it`, ({ page }) =>
      expectRedirect(page, address, target));
  }
});

/** Opens an old address after another page. */
async function expectRedirect(page: Page, address: string, target: string): Promise<void> {
  await page.goto(served('/contact'));
  await page.goto(served(address));
  await expect(page).toHaveURL(served(target));
  await page.goBack();
  await expect(page).toHaveURL(served('/contact'));
}

test('a redirect page says that the page has moved, and links to it', async ({ page }) => {
  // a response after which a browser stays on the page
  await page.route('**/services?from=card', (route) => route.fulfill({ status: 204 }));
  await page.goto(served('/third.html?from=card'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has moved.');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFaults(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/services']);
});
