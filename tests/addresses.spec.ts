import { readFileSync } from 'node:fs';
import { siteAddress } from '../src/build/site-address';
import { filesOf } from '../src/build/written-files';
import { expect, test } from './support/fixtures';

/* Every address of the site's own that a written file holds leads to a file, and to a place in it. */

const { url: siteUrl, pathPrefix } = siteAddress(process.env);
const { origin } = new URL(siteUrl);

/** Addresses in the text of a written file, by what holds them. */
function addressesIn(file: string, text: string): string[] {
  const all = (pattern: RegExp, from = text) =>
    [...from.matchAll(pattern)].map(([, found = '']) => found);
  if (file.endsWith('.html')) {
    const unescaped = text.replaceAll('&amp;', '&');
    const sets = all(/\s(?:image)?srcset="([^"]+)"/gi, unescaped);
    return [
      ...all(/<[^>]*\s(?:href|src|action)="([^"]+)"/g, unescaped),
      ...sets.flatMap((set) =>
        set.split(/,\s+/).map((choice) => choice.trim().split(' ')[0] ?? ''),
      ),
      ...all(/<meta [^>]*content="((?:https?:\/)?\/[^"]+)"/g, unescaped),
      ...all(/url\(['"]?([^'")]+)['"]?\)/g, unescaped),
      // ids are names; what else looks like an address is one
      ...all(/"(?:url|item|image)":"([^"]+)"/g),
    ];
  }
  if (file === 'sitemap.xml') return all(/<loc>([^<]+)<\/loc>/g);
  if (file === 'robots.txt') return all(/^Sitemap: (\S+)$/gm);
  if (file === 'site.webmanifest') return all(/"(?:src|start_url|id)": "([^"]+)"/g);
  if (file === '.well-known/security.txt') return all(/^Canonical: (\S+)$/gm);
  // its own addresses are without the prefix that hosts take off
  if (file === '_headers') return all(/^(\/[^*\s]+)$/gm).map((path) => pathPrefix + path);
  // pictures and links of the pages to come
  if (file.endsWith('page-data.json'))
    return all(/"(?:href|src|originalSrc)":"(\/[^"]*)"/g).map((path) =>
      path.startsWith(`${pathPrefix}/`) ? path : pathPrefix + path,
    );
  return [];
}

test('every local address in what was built exists', async () => {
  const files = await filesOf('public');
  const known = new Set(files);
  const wrong: string[] = [];
  let seen = 0;
  for (const file of files) {
    const text = readFileSync(`public/${file}`, 'utf8');
    for (const address of new Set(addressesIn(file, text))) {
      if (/^(?:data|mailto|tel):/.test(address)) continue;
      const page = file.replace(/(?:index)?\.html$/, '').replace(/^404$/, '');
      const target = new URL(address, `${siteUrl}/${page}`);
      if (target.origin !== origin) continue;
      seen += 1;
      const written = fileAt(known, target.pathname);
      if (written === undefined) wrong.push(`${file}: ${address}`);
      else if (target.hash && !hasId(written, decodeURIComponent(target.hash.slice(1))))
        wrong.push(`${file}: ${address} (no such place)`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});

/** The file that a host answers with, if there is one. */
function fileAt(known: ReadonlySet<string>, pathname: string): string | undefined {
  if (pathname !== pathPrefix && !pathname.startsWith(`${pathPrefix}/`)) return undefined;
  const path = decodeURIComponent(pathname.slice(pathPrefix.length)).replace(/^\/|\/$/g, '');
  return [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`].find((file) =>
    known.has(file),
  );
}

function hasId(file: string, id: string): boolean {
  return readFileSync(`public/${file}`, 'utf8').includes(` id="${id}"`);
}

test('every page is written under both names that hosts look for', async () => {
  const files = await filesOf('public');
  const pages = files.filter((file) => /.\/index\.html$/.test(file));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect(files).toContain(page.replace(/\/index\.html$/, '.html'));
});

test('nothing is published that no visitor needs', async () => {
  const files = await filesOf('public');
  const own = /\.map$|webpack\.stats|chunk-map|partytown|\.tsx?$|(?:^|\/)\.(?!well-known\/)/;
  expect(files.filter((file) => own.test(file))).toEqual([]);
});

test('a page with and without a slash at its end is the same page', async ({ request }) => {
  const [bare, slashed] = await Promise.all(
    ['/about', '/about/'].map((address) => request.get(address, { maxRedirects: 0 })),
  );
  expect([bare?.status(), slashed?.status()]).toEqual([200, 200]);
  expect(await slashed?.text()).toBe(await bare?.text());
});
