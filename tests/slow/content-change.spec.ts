import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesOf } from '../../src/gatsby/post-build/list-files';
import { builtSite } from '../helpers/builds/built-site';
import { readContent } from '../helpers/content/content';
import {
  newService,
  newsPage,
  withNewService,
  withNewsLink,
} from '../helpers/content/added-content';

/*
 * Several edits of content, only in JSON, and a real build: the written pages must show them.
 */

const { navigation, pages, site } = readContent();
const home = pages.find(({ path: address }) => address === '/');
const [hero, ...others] = home?.sections ?? [];

/** Services that only the new page shows. */
const marked = Array.from({ length: 50 }, (_, index) => ({
  ...newService,
  slug: `marked-${index}`,
  title: `Marked ${index}`,
}));

const news = newsPage(hero && { ...hero, picture: undefined }, {
  type: 'service-cards',
  heading: 'All of It',
  lede: 'Fifty.',
  services: marked.map(({ slug }) => slug),
});

const { copy, folder } = builtSite('content-change', {
  arrange: async (copy) => {
    await copy.useFixtureContent();
    const edit = (file: string, entry: object) =>
      writeFile(path.join(copy.root, 'content', file), JSON.stringify(entry, null, 2));
    await edit('pages/news.json', news);
    for (const each of [newService, ...marked]) await edit(`services/${each.slug}.json`, each);
    await edit('pages/home.json', {
      ...home,
      sections: [hero, ...others.toReversed()].map((section) => section && withNewService(section)),
    });
    await edit('navigation.json', {
      ...withNewsLink(navigation),
      connect: {
        ...navigation.connect,
        accounts: navigation.connect.accounts.map((account) => ({
          ...account,
          url: `https://social.example/${account.label.toLowerCase()}`,
        })),
      },
    });
    await edit('site.json', { ...site, name: 'Hollow Lamp' });
  },
});

/** The position of each of these words in a text. */
const places = (text: string, words: readonly string[]) => words.map((word) => text.indexOf(word));

test('a new page is built with its title, and linked in every header', async () => {
  const html = await copy.page('/news');
  expect(html).toMatch(/<title[^>]*>News \| Hollow Lamp</);
  expect(html).toMatch(/<h1[^>]*>What Is New</);
  expect(html).toContain('We open a second room.');
  for (const route of ['/', '/about', '/news']) {
    expect(await copy.page(route)).toMatch(/<a [^>]*href="\/news"/);
  }
});

test('sections are in their new order, and the new service is the first card', async () => {
  const html = (await copy.page('/')).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const found = places(
    html,
    others.toReversed().map(({ heading }) => `>${heading}<`),
  );
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  const [first, next] = places(html, [`>${newService.title}<`, '>AI Strategy Consulting<']);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(next ?? 0);
});

test('accounts with a URL are links', async () => {
  const html = await copy.page('/');
  for (const { label } of navigation.connect.accounts) {
    expect(html).toContain(`href="https://social.example/${label.toLowerCase()}"`);
  }
  expect(html).not.toContain(navigation.connect.comingSoon.title);
});

test("a page's content is not in the files of other pages", async () => {
  const files = (await filesOf(folder)).filter((file) => /\.(?:html|js|json)$/.test(file));
  const holding: string[] = [];
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    if (/marked-?\s?7\b/i.test(text)) holding.push(file);
  }
  expect(files).toContain('index.html');
  expect(holding).toEqual(['news.html', 'news/index.html', 'page-data/news/page-data.json']);
});
