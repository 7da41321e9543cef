import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from 'static-site/list-files';
import { fixturePublic } from '../../helpers/builds/fixture-site';
import { expect, hydrated, test } from '../../helpers/site/fixtures';

/* The files that a build writes, and those that it must not write. */

const read = (file: string) => readFileSync(path.join(fixturePublic, file), 'utf8');

test('no internal files, source maps or polyfills are published', async () => {
  const own =
    /\.map$|^_gatsby\/|^404\/|webpack\.stats|chunk-map|partytown|^polyfill|\.tsx?$|(?:^|\/)\.(?!well-known\/)/;
  expect((await filesOf(fixturePublic)).filter((file) => own.test(file))).toEqual([]);
});

test('the types of query results that are committed are those that a build writes', () => {
  const types = 'src/model/generated/gatsby-types.d.ts';
  expect(readFileSync(path.join(fixturePublic, '..', types), 'utf8')).toBe(
    readFileSync(types, 'utf8'),
  );
});

const eager = /^(?:\/\*!.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/;
const faults: Readonly<Record<string, (text: string) => boolean>> = {
  'contains server rendering': (text) => /renderToStaticMarkup|renderToPipeableStream/.test(text),
  'points to a source map': (text) => /^\/\/# sourceMappingURL/m.test(text),
  'lacks the hint to compile it eagerly': (text) => !eager.test(text),
};
for (const [fault, isIn] of Object.entries(faults))
  test(`no script ${fault}`, async () => {
    const scripts = (await filesOf(fixturePublic)).filter((file) => /^[^/]+\.js$/.test(file));
    expect(scripts.map((file) => file.replace(/-[0-9a-f]{8}/, ''))).toContain('app.js');
    expect(scripts.filter((file) => isIn(read(file)))).toEqual([]);
  });

test('every page can be asked for as a file, too', async () => {
  const files = await filesOf(fixturePublic);
  const pages = files.filter((file) => file.endsWith('/index.html'));
  expect(pages).not.toEqual([]);
  for (const page of pages) {
    const flat = `${path.posix.dirname(page)}.html`;
    expect(files).toContain(flat);
    expect(read(flat)).toBe(read(page));
  }
});

test('no script repeats the global style, which is in every page', async ({ page }) => {
  const html = read('index.html');
  const [, app = ''] = /\/(app-[0-9a-f]+\.js)/.exec(html) ?? [];
  const globalStyle = /color-scheme:\s*light dark/;
  expect(html).toMatch(globalStyle);
  expect(read(app)).not.toMatch(globalStyle);
  await page.goto('/');
  await hydrated(page);
  const text = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-text'),
  );
  expect(text).toMatch(/^#/);
});

test('code that helps editors during development is not published', async () => {
  const textOf = async (folder: string) =>
    (await filesOf(folder))
      .filter((file) => /\.(?:html|js|json|tsx?)$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
  const ofEditor = await textOf('packages/content-editor/src/page');
  const [development, visitors] = [
    (await textOf('src/build/develop')) + ofEditor,
    await textOf(fixturePublic),
  ];
  expect(visitors.length).toBeGreaterThan(10_000);
  // texts of the bar that shows editors their mistakes, the address it fetches, and the mark of what is edited
  for (const words of ['Mistakes in the content', '/__content-problems', 'data-editor-highlight']) {
    expect(development).toContain(words);
    expect(visitors).not.toContain(words);
  }
});

test('a trailing slash serves the same page', async ({ request }) => {
  const answers = await Promise.all(
    ['/about', '/about/'].map((address) => request.get(address, { maxRedirects: 0 })),
  );
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  const [bare, slashed] = await Promise.all(answers.map((answer) => answer.text()));
  expect(slashed).toBe(bare);
});
