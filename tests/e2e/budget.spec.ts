import type { Page } from '@playwright/test';
import { expect, hydrated, routes, test } from '../helpers/fixtures';
import { bytesOf, commonPhone, trafficOf, weight } from '../helpers/traffic';

/*
 * What a visit may cost, in bytes as a good host sends them (brotli) and in requests. A limit here is
 * a promise to someone on a slow line: mend the page, not the number.
 */

test.use(commonPhone);

const kilobytes = 1000;

/** HTML with its styles: a first round trip of a slow line carries little more. */
const documentLimit = 10.5 * kilobytes;

/**
 * What a server sends unasked before it hears from the browser: 10 packets of 1460 bytes (RFC 6928),
 * of which the headers of the first answers take 0.8 kB.
 */
const unaskedLimit = 10 * 1460 - 800;

/** Pages whose whole first view is that light; the quilt of /about takes a round trip of its own. */
const lightRoutes = ['/', '/services', '/contact'];

for (const route of routes) {
  test(`${route} weighs little, in few requests, scripts and fonts after all else`, async ({
    page,
  }) => {
    const fetched = trafficOf(page);
    await page.goto(route);
    await hydrated(page);
    const files = await fetched();
    const { early, first, unasked } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const before = performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) =>
            /\.js$|page-data|\.woff2$/.test(name) &&
            startTime < (visit as PerformanceNavigationTiming).loadEventStart,
        );
      const firstPictures = [
        ...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'),
      ].map(({ currentSrc }) => currentSrc);
      const links = document.querySelectorAll<HTMLLinkElement>(
        'link[rel=icon][type], link[rel=manifest]',
      );
      return {
        early: before.map(({ name }) => name),
        first: firstPictures,
        unasked: [location.href, ...firstPictures, ...[...links].map(({ href }) => href)],
      };
    });
    expect.soft(early, 'scripts and fonts asked for before the page has loaded').toEqual([]);

    expect
      .soft(
        weight(files, 'document', 'stylesheet'),
        `bytes of ${route} with its styles; docs/performance.md says what made pages smaller`,
      )
      .toBeLessThanOrEqual(documentLimit);
    expect.soft(weight(files, 'script'), 'scripts').toBeLessThanOrEqual(100 * kilobytes);
    expect.soft(weight(files, 'font'), 'fonts').toBeLessThanOrEqual(40 * kilobytes);
    expect.soft(files.length, 'requests').toBeLessThanOrEqual(12);

    const paths = first.map((url) => new URL(url).pathname);
    const pictures = files.filter(({ path }) => paths.includes(path));
    expect.soft(pictures, 'pictures of the first view').toHaveLength(first.length);
    expect.soft(weight(pictures), 'the first picture').toBeLessThanOrEqual(25 * kilobytes);
    expect
      .soft(weight(pictures) + weight(files, 'document'), 'the first view')
      .toBeLessThanOrEqual(35 * kilobytes);

    if (!lightRoutes.includes(route)) return;
    const bytes = await Promise.all(unasked.map((url) => bytesOf(page, url)));
    expect(
      bytes.reduce((sum, more) => sum + more),
      'page, first picture, icon and manifest: what a server sends unasked',
    ).toBeLessThanOrEqual(unaskedLimit);
  });
}

/** Gatsby's loader, which gives a page at once or not at all. */
declare const ___loader: { loadPageSync(path: string): object | undefined };

/** Runs in the browser. What makes a page ready comes after its data, and not from a tap. */
function everyPageFetchedAheadIsReady(wanted: string): boolean {
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].flatMap(
    ({ href }) => /\/page-data(\/.+)\/page-data\.json$/.exec(href)?.[1] ?? [],
  );
  return ahead.includes(wanted) && ahead.every((path) => ___loader.loadPageSync(path));
}

test.describe('at a gesture', () => {
  /** Runs a gesture and weighs the scripts it has fetched. */
  async function scriptsFor(page: Page, route: string, gesture: () => Promise<void>) {
    const fetched = trafficOf(page);
    await page.goto(route);
    await hydrated(page);
    await fetched();
    await gesture();
    return weight(await fetched(), 'script');
  }

  test('the menu and a link in it', async ({ page }) => {
    const scripts = await scriptsFor(page, '/', async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.locator('#site-menu').getByRole('link', { name: 'Services' }).tap();
      await expect(page).toHaveURL(/\/services$/);
    });
    expect(scripts).toBeLessThanOrEqual(5 * kilobytes);
  });

  test('a message sent', async ({ page }) => {
    const scripts = await scriptsFor(page, '/contact', async () => {
      for (const name of ['Name', 'Message'])
        await page.getByRole('textbox', { name }).fill('June');
      await page.getByRole('textbox', { name: 'Email' }).fill('june@example.org');
      await page.locator('form').getByRole('button').tap();
      await expect(page.getByText('Message Sent (Simulation)', { exact: true })).toBeVisible();
    });
    expect(scripts).toBeLessThanOrEqual(5 * kilobytes);
  });

  test('a button of the footer', async ({ page }) => {
    const scripts = await scriptsFor(page, '/about', async () => {
      await page.getByRole('button', { name: 'GitHub' }).tap();
      await expect(page.getByText('Coming Soon!', { exact: true })).toBeVisible();
    });
    expect(scripts).toBeLessThanOrEqual(5 * kilobytes);
  });

  test('a link whose page was fetched ahead: nothing but pictures', async ({ page }) => {
    const fetched = trafficOf(page);
    await page.goto('/');
    await hydrated(page);
    const link = page.locator('main').getByRole('link', { name: 'Explore Our Services' });
    await link.scrollIntoViewIfNeeded();
    await page.waitForFunction(everyPageFetchedAheadIsReady, '/services');
    await fetched();
    await link.tap();
    await expect(page.getByRole('heading', { level: 1, name: /Careful Work/ })).toBeVisible();
    // Browsers ask for the icon again when the address changes; nobody waits for it.
    const files = (await fetched()).filter(({ path }) => !path.startsWith('/favicon'));
    expect(files.filter(({ type }) => type !== 'image')).toEqual([]);
  });
});
