import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, missingRoute, phone, test } from '../helpers/fixtures';
import { delayRequests } from '../helpers/delay-requests';

/* The bar and its menu while the scripts are on their way, and where not even the loader runs. */

test.use({ viewport: phone, allowedErrors: 'any' });

const bar = (page: Page) => page.locator('[data-bar]');
const menu = (page: Page) => page.locator('#site-menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Scrolls, and waits until the browser has told the page. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);

/** Where the bar stands, and whether its ground hides what is behind it. */
const look = (page: Page) =>
  bar(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
    const { position, backgroundColor } = getComputedStyle(element);
    return { position, opaque: !backgroundColor.endsWith(', 0)') };
  });

test('N1: before hydration: transparent at 20 px of scroll, opaque at 21', async ({ page }) => {
  await delayRequests(page, '**/*.js');
  for (const route of ['/', '/services', missingRoute]) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    for (const [y, opaque] of [
      [0, false],
      [20, false],
      [21, true],
      [0, false],
    ] as const) {
      await scrollTo(page, y);
      expect(await look(page), `${route} at ${y} px`).toEqual({ position: 'fixed', opaque });
    }
  }
});

test('N1: opaque after a reload in mid-page before hydration', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await scrollTo(page, 600);
  await delayRequests(page, '**/*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
  await expect.poll(() => look(page)).toEqual({ position: 'fixed', opaque: true });
});

test('N1: hydration leaves a solid bar solid', async ({ page }) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await scrollTo(page, 600);
  release();
  await hydrated(page);
  expect(await look(page)).toEqual({ position: 'fixed', opaque: true });
});

test('N1: where nobody can watch the scroll the bar goes with the page', async ({ page }) => {
  await page.route('/services', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /<script id="gatsby-script-loader">.*?<\/script>/s,
      '',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/services');
  expect(await look(page)).toEqual({ position: 'absolute', opaque: false });
  await scrollTo(page, 600);
  await expect(bar(page)).not.toBeInViewport();
});

test('N15: the menu opens, the bar is opaque, and React takes it over as it stands', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  expect((await look(page)).opaque).toBe(true);
  release();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  expect((await look(page)).opaque).toBe(true);
});

for (const [when, hydrates] of [
  ['before hydration', false],
  ['and hydrated afterwards', true],
] as const) {
  test(`N8: a menu opened ${when} closes when the window grows`, async ({ page }) => {
    const release = await delayRequests(page, '**/*.js');
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    if (hydrates) {
      release();
      await hydrated(page);
    }
    await page.setViewportSize(desktop);
    await expect.poll(() => look(page)).toEqual({ position: 'fixed', opaque: false });
    const home = page.getByRole('banner').getByRole('link').first();
    await expect(menu(page)).toBeVisible();
    const [logo, links] = [await home.boundingBox(), await menu(page).boundingBox()];
    if (!logo || !links) throw new Error('The bar has no logo or no links.');
    expect(links.x).toBeGreaterThan(logo.x + logo.width);
    await page.setViewportSize(phone);
    await expect(menu(page)).toBeHidden();
  });
}
