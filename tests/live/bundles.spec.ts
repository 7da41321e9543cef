import { readdirSync, readFileSync } from 'node:fs';
import { expect, hydrated, test } from '../helpers/fixtures';

/* What the build must not publish, whether a page asks for it or not. */

const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
const scripts = files.filter((file) => /^[^/\\]+\.js$/.test(file));

test('there are scripts to look into', () => {
  expect(scripts.map((file) => file.replace(/-[0-9a-f]{8}/, ''))).toContain('app.js');
});

test('no script renders HTML in the browser as a server does', () => {
  const servers = scripts.filter((file) =>
    /renderToStaticMarkup|renderToPipeableStream/.test(readFileSync(`public/${file}`, 'utf8')),
  );
  expect(servers).toEqual([]);
});

test('no source maps are published, nor pointed to', () => {
  const pointing = scripts.filter((file) =>
    /^\/\/# sourceMappingURL/m.test(readFileSync(`public/${file}`, 'utf8')),
  );
  expect([...files.filter((file) => file.endsWith('.map')), ...pointing]).toEqual([]);
});

test('every script asks to be compiled while it comes in', () => {
  const silent = scripts.filter(
    (file) =>
      !/^(?:\/\*!.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/.test(
        readFileSync(`public/${file}`, 'utf8'),
      ),
  );
  expect(silent).toEqual([]);
});

test('no script is for browsers that never run it', () => {
  expect(scripts.filter((file) => file.startsWith('polyfill'))).toEqual([]);
});

test('no script holds the style of the whole document, which every page carries', async ({
  page,
}) => {
  const html = readFileSync('public/index.html', 'utf8');
  const app = /\/(app-[0-9a-f]+\.js)/.exec(html)?.[1] ?? '';
  const ofTheDocument = /color-scheme:\s*light dark/;
  expect(html).toMatch(ofTheDocument);
  expect(readFileSync(`public/${app}`, 'utf8')).not.toMatch(ofTheDocument);
  await page.goto('/');
  await hydrated(page);
  const text = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-text'),
  );
  expect(text).toMatch(/^#/);
});
