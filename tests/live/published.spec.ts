import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteAddress } from '../../src/gatsby/node/site-address';
import { filesOf } from '../../src/gatsby/post-build/list-files';
import { addressFaults } from '../helpers/addresses';
import { expect, hydrated, test } from '../helpers/fixtures';

/* What the build writes, and what it must not, whether a page asks for it or not. */

const read = (file: string) => readFileSync(path.join('public', file), 'utf8');

test('every local address in what was built leads to a file, and to a place in it', async () => {
  const { faults, seen } = await addressFaults({ folder: 'public', ...siteAddress(process.env) });
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});

test('nothing is published that no visitor needs, nor for browsers that never run it', async () => {
  const own =
    /\.map$|^_gatsby\/|^404\/|webpack\.stats|chunk-map|partytown|^polyfill|\.tsx?$|(?:^|\/)\.(?!well-known\/)/;
  expect((await filesOf('public')).filter((file) => own.test(file))).toEqual([]);
});

const eager = /^(?:\/\*!.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/;
const mistakes: Readonly<Record<string, (text: string) => boolean>> = {
  'renders HTML in the browser as a server does': (text) =>
    /renderToStaticMarkup|renderToPipeableStream/.test(text),
  'points to a source map': (text) => /^\/\/# sourceMappingURL/m.test(text),
  'waits to be compiled until it has come in': (text) => !eager.test(text),
};
for (const [mistake, isIn] of Object.entries(mistakes))
  test(`no script ${mistake}`, async () => {
    const scripts = (await filesOf('public')).filter((file) => /^[^/]+\.js$/.test(file));
    expect(scripts.map((file) => file.replace(/-[0-9a-f]{8}/, ''))).toContain('app.js');
    expect(scripts.filter((file) => isIn(read(file)))).toEqual([]);
  });

test('no script holds the style of the whole document, which every page carries', async ({
  page,
}) => {
  const html = read('index.html');
  const [, app = ''] = /\/(app-[0-9a-f]+\.js)/.exec(html) ?? [];
  const ofTheDocument = /color-scheme:\s*light dark/;
  expect(html).toMatch(ofTheDocument);
  expect(read(app)).not.toMatch(ofTheDocument);
  await page.goto('/');
  await hydrated(page);
  const text = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-text'),
  );
  expect(text).toMatch(/^#/);
});

test('what helps editors while they develop does not reach visitors', async () => {
  const textOf = async (folder: string) =>
    (await filesOf(folder))
      .filter((file) => /\.(?:html|js|json|tsx?)$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
  const [development, visitors] = [await textOf('src/gatsby/develop'), await textOf('public')];
  expect(visitors.length).toBeGreaterThan(10_000);
  // words of the bar that tells editors of their mistakes, and the address it asks
  for (const each of ['Mistakes in the content', '/__content-problems']) {
    expect(development).toContain(each);
    expect(visitors).not.toContain(each);
  }
});
