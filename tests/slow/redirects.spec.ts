import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../../scripts/support/static-server';
import { filesOf } from '../../src/gatsby/post-build/list-files';
import { readContent } from '../helpers/content/content';
import { newsPage } from '../helpers/content/added-content';
import { SiteCopy } from '../helpers/builds/site-copy';

/* Pages and redirects swap addresses between two builds, the second of which is warm. */

const copy = new SiteCopy('redirects');
const at = (file: string) => path.join(copy.root, file);
const [hero] = readContent().pages.find((page) => page.path === '/')?.sections ?? [];
const news = newsPage(hero && { ...hero, picture: undefined });

const write = (file: string, entry: object) =>
  writeFile(at(`content/${file}`), JSON.stringify(entry, null, 2));

/** Builds the copy with these redirects, and the news at this address if any. */
async function build(redirects: Readonly<Record<string, string>>, newsPath?: string) {
  const list = Object.entries(redirects).map(([from, to]) => ({ from, to }));
  await write('redirects.json', { moved: 'This page has moved.', redirects: list });
  await rm(at('content/pages/news.json'), { force: true });
  if (newsPath) await write('pages/news.json', { ...news, path: newsPath });
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await copy.prepare();
  await copy.useFixtureContent();
  await build({ '/first': '/about', '/second/part': '/services' }, '/news');
  await build({ '/news': '/second/part', '/third': '/' }, '/second/part');
});

test.afterAll(() => copy.discard());

test('a removed redirect leaves no file behind', async () => {
  const files = await filesOf(at('public'));
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
    expect(await readFile(at(`public/${file}`), 'utf8')).toContain('What Is New</h1>');
  for (const file of ['news/index.html', 'news.html'])
    expect(await readFile(at(`public/${file}`), 'utf8')).toContain('<a href="/second/part">');
});

test('a host redirects according to the last build', async () => {
  const server = await startServer({ dir: at('public') });
  const answers = ['/first', '/second/part', '/news', '/third'].map(async (address) => {
    const { status, headers } = await fetch(server.url + address, { redirect: 'manual' });
    return [status, headers.get('location')];
  });
  const found = await Promise.all(answers);
  await server.close();
  expect(found).toEqual([
    [404, null],
    [200, null],
    [301, '/second/part'],
    [301, '/'],
  ]);
});
