import { siteAddress } from '../../src/gatsby/node/site-address';
import { filesOf } from '../../src/gatsby/post-build/list-files';
import { addressFaults } from '../helpers/addresses';
import { expect, test } from '../helpers/fixtures';

/* Every address of the site's own that a written file holds leads to a file, and to a place in it. */

test('every local address in what was built exists', async () => {
  const { faults, seen } = await addressFaults({ folder: 'public', ...siteAddress(process.env) });
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});

test('every page is written under both names that hosts look for', async () => {
  const files = await filesOf('public');
  const pages = files.filter((file) => /.\/index\.html$/.test(file));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(files).toContain(page.replace(/\/index\.html$/, '.html'));
});

test('nothing is published that no visitor needs', async () => {
  const files = await filesOf('public');
  const own =
    /\.map$|^_gatsby\/|^404\/|webpack\.stats|chunk-map|partytown|\.tsx?$|(?:^|\/)\.(?!well-known\/)/;
  expect(files.filter((file) => own.test(file))).toEqual([]);
});

test('a page with and without a slash at its end is the same page', async ({ request }) => {
  const [bare, slashed] = await Promise.all(
    ['/about', '/about/'].map((address) => request.get(address, { maxRedirects: 0 })),
  );
  expect([bare?.status(), slashed?.status()]).toEqual([200, 200]);
  expect(await slashed?.text()).toBe(await bare?.text());
});
