import type { Locator, Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { edgesOf, skylineOf } from '../../helpers/measure/skyline';
import { settled } from '../../helpers/site/animations';
import {
  desktop,
  everyRoute,
  expect,
  hydrated,
  nightlyUnless,
  phone,
  test,
} from '../../helpers/site/fixtures';
import { loadPictures } from '../../helpers/site/load-pictures';
import { requestsOf } from '../../helpers/site/requests';
import { bytesOf } from '../../helpers/measure/traffic';

/* What is fetched of a page before it is opened, and how a page looks whose land comes late. */

test.use({ viewport: desktop });

/** Records the addresses of pages' first pictures, as they are requested. */
function landsOf(page: Page): string[] {
  const lands: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/(?:overlook|homestead|bridge|mailbox)-[a-z-]+\.avif/.test(url)) lands.push(url);
  });
  return lands;
}

/** The pictures of the page, as the browser has chosen them; the first is that of its opening. */
const picturesOf = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[]).map(({ currentSrc }) => currentSrc),
    );

/** Those that belong to another page. */
async function aheadOf(page: Page, lands: readonly string[]): Promise<string[]> {
  const own = await picturesOf(page);
  return lands.filter((url) => !own.includes(url));
}

/** Waits until the pages of the links in view are prefetched. */
const prefetched = (page: Page, name: string) =>
  page.locator(`link[rel=prefetch][href*="/${name}/"]`).first().waitFor({ state: 'attached' });

for (const [device, viewport] of Object.entries({ desktop, phone }))
  test(`X14: on a ${device}, a visit that goes nowhere fetches one land more`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    const lands = landsOf(page);
    const ended = requestsOf(page);
    await site.prefetchAtOnce();
    await site.visit('/');
    await expect.poll(() => aheadOf(page, lands)).toHaveLength(1);
    await prefetched(page, 'services');
    await ended();
    const [ahead = '', ...more] = await aheadOf(page, lands);
    expect(more).toEqual([]);
    expect(await bytesOf(page, ahead)).toBeLessThanOrEqual(viewport === phone ? 8000 : 20_000);
  });

/** The scenes that open two pages. */
const scenes = { '/about': 'homestead', '/contact': 'mailbox' } as const;

const gestures: Readonly<Record<string, (link: Locator) => Promise<void>>> = {
  hovered: (link) => link.hover(),
  focused: (link) => link.focus(),
  pressed: (link) => link.dispatchEvent('pointerdown'),
};

for (const [what, gesture] of Object.entries(gestures))
  test(`X14: the land of a link that is ${what} is there before the click`, async ({
    page,
    site,
  }) => {
    const lands = landsOf(page);
    const ended = requestsOf(page);
    await site.prefetchAtOnce();
    await site.visit('/');
    await expect.poll(() => aheadOf(page, lands)).toHaveLength(1);
    const isFetched = (scene: string) => lands.some((url) => url.includes(`/${scene}-`));
    const route = isFetched(scenes['/about']) ? '/contact' : '/about';
    await gesture(site.link(route));
    await expect.poll(() => isFetched(scenes[route])).toBe(true);
    await ended();
    const before = [...lands];
    await site.follow(route);
    expect(before).toContain((await picturesOf(page))[0]);
  });

const connections = { 'data is to be saved': { saveData: true }, '2G': { effectiveType: '2g' } };

for (const [name, connection] of Object.entries(connections))
  test(`X14: ${name}: scripts wait for a gesture, nothing is fetched ahead`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const lands = landsOf(page);
    const ended = requestsOf(page);
    await page.goto('/');
    await ended();
    await expect(page.locator('script[src]')).toHaveCount(0);
    await page.keyboard.press('Shift');
    await hydrated(page);
    await ended();
    expect(await aheadOf(page, lands)).toEqual([]);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    await site.link('/contact').hover();
    await expect.poll(() => aheadOf(page, lands)).toHaveLength(1);
  });

/** The hero's drawings, which stand on its land. */
const drawings = (page: Page) => page.locator('[data-hero] [data-scene] div > svg');

/** The windows and schemes that have a picture of the land each. */
const compositions = [phone, desktop].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

for (const route of everyRoute)
  test(
    `X15: the outline of the late land of ${route} is the land's own, and the sky has no seam`,
    nightlyUnless(route === '/'),
    async ({ page, site }) => {
      const release = await site.delay('**/*.avif');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const outlines: number[][][] = [];
      for (const { viewport, colorScheme } of compositions) {
        await page.emulateMedia({ colorScheme });
        await setWindow(page, viewport.width, viewport.height);
        outlines.push(await edgesOf(page));
      }
      release();
      let compared = 0;
      for (const [index, { viewport, colorScheme }] of compositions.entries()) {
        await page.emulateMedia({ colorScheme });
        await setWindow(page, viewport.width, viewport.height);
        await loadPictures(page);
        const land = await skylineOf(page);
        const outline = outlines[index] ?? [];
        const where = `${viewport.width} px, ${colorScheme}`;
        expect(outline.length, where).toBe(land.length);
        const distances = outline.flatMap((rows, column) =>
          rows.map((row) => Math.abs(row - (land[column] ?? Infinity))),
        );
        // a ridge in haze, or by night, may have no edge
        compared += distances.length;
        expect(Math.max(0, ...distances), where).toBeLessThan(viewport.height * 0.03);
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

test.describe('with a land that never comes', () => {
  test.use({ allowedErrors: 'any' });

  test('X15: its drawings are there, on its outline', async ({ page, site }) => {
    await page.route('**/mailbox-*', (route) => route.abort());
    await site.visit('/');
    await site.follow('/contact');
    await settled(site);
    await expect(drawings(page)).toHaveCount(2);
    for (const drawing of await drawings(page).all()) await expect(drawing).toBeVisible();
    const outline = await page
      .locator('[data-hero] picture')
      .evaluate((picture) => getComputedStyle(picture, '::before').clipPath);
    expect(outline).toMatch(/^polygon/);
  });
});
