import { readFileSync } from 'node:fs';
import { filesOf } from 'static-site/list-files';
import { fixturePublic } from '../../helpers/builds/fixture-site';
import { expect, routes, test as base } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';
import {
  documentLimit,
  documentLimitWithCards,
  requestLimit,
  scriptLimit,
} from '../../helpers/measure/page-limits';
import {
  bytesOf,
  commonPhone,
  trafficOf,
  weight,
  type Fetched,
} from '../../helpers/measure/traffic';

/*
 * What a visit may cost, in bytes as a good host sends them (brotli) and in requests. A limit here is
 * a promise, as those of any page are (`page-limits.ts`).
 */

const test = base.extend<{ fetched: () => Promise<Fetched[]> }>({
  fetched: ({ page }, use) => use(trafficOf(page)),
});

test.use(commonPhone);

const kilobytes = 1000;

/** The picture of the land on a phone: forest has texture, and texture weighs. */
const landLimit = 14 * kilobytes;

/**
 * Page, land, icon and manifest. A server's initial window is 10 packets of 1460 bytes (RFC 6928): text and sky fit
 * into it; the land arrives a round trip later on a slow connection.
 */
const firstViewLimit = 23.5 * kilobytes;

/** Pages whose whole first view is that light; the quilt of /about takes a round trip of its own. */
const lightRoutes = ['/', '/services', '/contact'];

for (const route of routes) {
  test(`${route} is within budget; scripts and fonts load last`, async ({
    page,
    site,
    fetched,
  }) => {
    await site.visit(route);
    const files = await fetched();
    const { early, first, links } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType('resource').filter(({ name, startTime }) => {
        const isLate = /\.js$|page-data|\.woff2$/.test(name);
        return isLate && startTime < (visit?.loadEventStart ?? Infinity);
      });
      const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
      const linked = 'link[rel=icon][type], link[rel=manifest]';
      return {
        early: resources.map(({ name }) => name),
        first: [...pictures].map(({ currentSrc }) => currentSrc),
        links: [...document.querySelectorAll<HTMLLinkElement>(linked)].map(({ href }) => href),
      };
    });
    expect.soft(early, 'scripts and fonts requested before the page has loaded').toEqual([]);

    const light = lightRoutes.includes(route);
    const limit = (bytes: number, most: number, what: string) =>
      expect.soft(bytes, what).toBeLessThanOrEqual(most);
    limit(
      weight(files, 'document', 'stylesheet'),
      route === '/services' ? documentLimitWithCards : documentLimit,
      `${route} with its styles`,
    );
    limit(weight(files, 'script'), scriptLimit, 'scripts');
    limit(weight(files, 'font'), 40 * kilobytes, 'fonts');
    limit(files.length, requestLimit, 'requests');

    const paths = first.map((url) => new URL(url).pathname);
    const pictures = files.filter(({ path }) => paths.includes(path));
    expect.soft(pictures, 'pictures of the first view').toHaveLength(first.length);
    limit(weight(pictures), light ? landLimit : 20 * kilobytes, 'the first pictures');
    limit(weight(pictures) + weight(files, 'document'), 35 * kilobytes, 'the first view');

    if (!light) return;
    const initial = [page.url(), ...first, ...links].map((url) => bytesOf(page, url));
    const sum = (await Promise.all(initial)).reduce((bytes, more) => bytes + more);
    limit(sum, firstViewLimit, 'page, land, icon and manifest');
  });
}

/** Gatsby's loader; its result is undefined for a page that isn't ready. */
declare const ___loader: { loadPageSync(path: string): object | undefined };

/** Runs in the browser. A page is ready some time after its data has come. */
function everyPrefetchedPageIsReady(wanted: string): boolean {
  const prefetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].flatMap(
    ({ href }) => /\/page-data(\/.+)\/page-data\.json$/.exec(href)?.[1] ?? [],
  );
  return prefetched.includes(wanted) && prefetched.every((path) => ___loader.loadPageSync(path));
}

const gestures: Readonly<Record<string, readonly [string, (site: Site) => Promise<void>]>> = {
  'opening the menu and a link in it': [
    '/',
    async (site) => {
      await site.toggle.tap();
      await site.link('/services').tap();
      await site.shows('/services');
    },
  ],
  'sending a message': [
    '/contact',
    async (site) => {
      await site.fill();
      await site.send.tap();
      await expect(site.thanks).toBeVisible();
    },
  ],
  'pressing a button in the footer': [
    '/about',
    async (site) => {
      await site.account().tap();
      await expect(site.comingSoon).toBeVisible();
    },
  ],
};

for (const [name, [route, gesture]] of Object.entries(gestures)) {
  test(`${name} fetches few scripts`, async ({ site, fetched }) => {
    await site.visit(route);
    await fetched();
    await gesture(site);
    expect(weight(await fetched(), 'script')).toBeLessThanOrEqual(5.1 * kilobytes);
  });
}

test('opening a prefetched page fetches only pictures', async ({ page, site, fetched }) => {
  await site.prefetchAtOnce();
  await site.visit('/');
  const link = site.main.getByRole('link', { name: 'Explore Our Services' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForFunction(everyPrefetchedPageIsReady, '/services');
  await fetched();
  await link.tap();
  await site.shows('/services');
  // browsers request the icon again when the address changes; nothing waits for it
  const files = (await fetched()).filter(({ path }) => !path.startsWith('/favicon'));
  expect(files.filter(({ type }) => type !== 'image')).toEqual([]);
});

test("a page's content is not in the files of other pages", async () => {
  const files = (await filesOf(fixturePublic)).filter((file) => /\.(?:html|js|json)$/.test(file));
  const holding = files.filter((file) =>
    readFileSync(`${fixturePublic}/${file}`, 'utf8').includes('Years of orders'),
  );
  expect(holding).toEqual([
    'page-data/services/page-data.json',
    'services.html',
    'services/index.html',
  ]);
});
