import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { headersFor, readHeadersFile } from 'static-site/headers';
import { filesOf } from 'static-site/list-files';
import { browserErrorsOf } from 'browser-testing/browser-errors';
import { addressFaults } from '../helpers/measure/address-faults';
import { builtSite } from '../helpers/builds/built-site';
import { desktop, hydrated, inOwnFonts, missingRoute, routes } from '../helpers/site/fixtures';
import { headFacts } from '../helpers/measure/head';

/* The site built for another address: below a path, and as a preview that is not indexed. */

test.use({ viewport: desktop });

const html = async (folder: string) =>
  (await filesOf(folder)).filter((file) => file.endsWith('.html'));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('below a path', () => {
  const site = builtSite('below-a-path', {
    variables: { SITE_URL: 'https://org.example/website', REDIRECT_PAGES: 'true' },
    arrange: async (copy) => {
      await copy.useFixtureContent();
      const redirects = [
        { from: '/our-mission', to: '/about' },
        { from: '/start', to: '/' },
      ];
      const content = JSON.stringify({ moved: 'This page has moved.', redirects });
      await writeFile(path.join(copy.root, 'content/redirects.json'), content);
    },
  });

  test('no local link is broken', async () => {
    const { faults, seen } = await addressFaults(site);
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });

  test('sitemap, robots, manifest and security.txt name that address', () => {
    const read = (file: string) => readFileSync(path.join(site.folder, file), 'utf8');
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);
    expect(listed).toEqual(routes.map((route) => site.url + route).sort());
    expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(read('.well-known/security.txt')).toContain(`Canonical: ${site.url}/`);
    expect(read('site.webmanifest')).toContain('"start_url":"/website/"');
  });

  for (const entry of [...routes, missingRoute]) {
    test(`a visit that starts at ${entry} reaches every page without an error`, async ({
      page,
      context,
    }) => {
      const errors = browserErrorsOf(context, site.served());
      const requested: string[] = [];
      // where Gatsby checks whether an unknown page exists; see docs/security.md
      const known = [missingRoute];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.goto(site.served(entry));
      await hydrated(page);
      for (const target of routes) {
        await page
          .getByRole('navigation', { name: 'Main' })
          .locator(`li a[href="${site.pathPrefix}${target}"]`)
          .click();
        await expect(page).toHaveURL(site.served(target));
        await expect(heading(page)).toBeVisible();
        await expect
          .poll(async () => {
            const { canonical, 'og:url': shared } = await headFacts(page);
            return [canonical, shared];
          })
          .toEqual([site.url + target, site.url + target]);
      }
      await page.getByRole('contentinfo').getByRole('button').first().click();
      await expect(page.getByText('Coming Soon!', { exact: true })).toBeVisible();
      expect(errors.filter((text) => !text.includes(missingRoute))).toEqual([]);
      const outside = requested.filter((at) => !`${at}/`.startsWith(`${site.pathPrefix}/`));
      expect(outside.filter((at) => !known.includes(at))).toEqual([]);
      expect(requested.some((at) => at.startsWith(`${site.pathPrefix}/page-data/`))).toBe(true);
    });
  }

  test('pictures and fonts load', async ({ page }) => {
    await page.goto(site.served('/about'));
    const picture = page.getByRole('img', { name: /quilt/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await inOwnFonts(page);
  });

  for (const [address, target] of [
    ['/our-mission?from=card', '/about?from=card'],
    ['/start', '/'],
    // for hosts without redirects
    ['/our-mission.html?from=card', '/about?from=card'],
    ['/start.html', '/'],
  ] as const) {
    test(`${address} redirects to ${target}`, async ({ page, context }) => {
      const errors = browserErrorsOf(context, site.served());
      await page.goto(site.served(address));
      await expect(page).toHaveURL(site.served(target));
      await expect(heading(page)).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('client-side navigation to an old address is redirected', async ({ page, context }) => {
    const errors = browserErrorsOf(context, site.served());
    await page.goto(site.served());
    await hydrated(page);
    const old = `${site.pathPrefix}/our-mission?from=card`;
    await page.evaluate((to) => window.___navigate(to), old);
    await expect(page).toHaveURL(site.served('/about?from=card'));
    await expect(heading(page)).toHaveText(/Our Mission/);
    expect(errors).toEqual([]);
  });

  test('a trailing slash is removed from the address, and the page stays', async ({
    page,
    context,
  }) => {
    const errors = browserErrorsOf(context, site.served());
    await page.goto(site.served('/about/'));
    await hydrated(page);
    await expect(page).toHaveURL(site.served('/about'));
    await expect(heading(page)).toHaveText(/Our Mission/);
    expect(errors).toEqual([]);
  });
});

test.describe('a preview', () => {
  const site = builtSite('a-preview', {
    variables: { SITE_ENV: 'preview' },
    arrange: (copy) => copy.useFixtureContent(),
  });

  test('is noindex in every page and every response', async ({ request }) => {
    for (const file of await html(site.folder)) {
      const text = readFileSync(path.join(site.folder, file), 'utf8');
      expect(text, file).toContain('<meta name="robots" content="noindex"');
    }
    const headersOf = readHeadersFile(readFileSync(path.join(site.folder, '_headers'), 'utf8'));
    for (const file of await filesOf(site.folder)) {
      expect(headersOf(`/${file}`), file).toEqual(headersFor(`/${file}`, false));
    }
    for (const route of [...routes, missingRoute, '/sitemap.xml']) {
      const answer = await request.get(site.served(route));
      expect(answer.headers()['x-robots-tag'], route).toBe('noindex');
    }
  });

  test('otherwise works as the published site does', async ({ page, context }) => {
    const errors = browserErrorsOf(context, site.served());
    const robots = readFileSync(path.join(site.folder, 'robots.txt'), 'utf8');
    // a crawler must be allowed to read a page to see that it is noindex
    expect(robots).toMatch(/^Disallow:$/m);
    const { faults } = await addressFaults(site);
    expect(faults).toEqual([]);
    await page.goto(site.served());
    await hydrated(page);
    await page.getByRole('contentinfo').locator('a[href="/about"]').first().click();
    await expect(heading(page)).toHaveText(/Our Mission/);
    expect((await headFacts(page)).robots).toBe('noindex');
    expect(errors).toEqual([]);
  });
});
