import type { Page } from '@playwright/test';
import { settled, watchAnimations } from '../helpers/animations';
import { desktop, expect, routes, test } from '../helpers/fixtures';

test.use({ viewport: desktop });

/** The first of what fades in on a page that begins with a scene. */
const words = '[data-opening] > :first-child';

const navigate = (page: Page, to: string) =>
  page.evaluate((address) => window.___navigate(address), to);

test("X1: nothing in the server's HTML of any page is hidden or moved", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toMatch(/style="[^"]*(opacity|transform|visibility|display)/);
    expect(html, route).toMatch(/<h1/);
  }
});

test('X2: the first load does not animate', async ({ page, site }) => {
  await page.addInitScript(() => {
    const native = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      document.documentElement.dataset.animated = 'yes';
      return native.call(this, keyframes, options);
    };
  });
  await site.visit('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-animated');
});

test('X2, X3, X6: a new page fades and slides in, and is announced', async ({ page, site }) => {
  await site.visit('/');
  const seen = await watchAnimations(page);
  await site.follow('/about');
  await settled(site);
  const animations = await seen.jsonValue();
  const properties = new Set(animations.flatMap((animation) => animation.properties));
  expect([...properties].sort()).toEqual(['opacity', 'transform']);
  for (const { duration } of animations) expect(duration).toBeLessThanOrEqual(500);
  const content = site.main.locator(words);
  await expect(content, 'nothing is left behind').toHaveCSS('transform', 'none');
  await expect(content).toHaveJSProperty('style.length', 0);
  await expect(site.announcer).toHaveText(/^You are on the page Our Mission.* now$/);
  await expect(page.locator('body :focus'), 'the focus is not lost').toHaveCount(1);
});

test('X2: no frame shows the new page whole before it fades in', async ({ page, site }) => {
  await site.visit('/');
  const seen = await page.evaluateHandle((selector) => {
    const frames: number[] = [];
    // called in each frame after everything that scripts do in it, and before it is painted
    const look = new ResizeObserver(([body]) => {
      look.disconnect();
      const content = document.querySelector(selector);
      if (content && document.querySelector('h1')?.textContent.includes('Mission'))
        frames.push(Number(getComputedStyle(content).opacity));
      if (frames.length < 30) requestAnimationFrame(() => body && look.observe(body.target));
    });
    look.observe(document.body);
    return frames;
  }, words);
  await site.link('/about').click();
  await expect.poll(async () => (await seen.jsonValue()).length).toBe(30);
  const frames = await seen.jsonValue();
  expect(frames[0]).toBeLessThan(0.5);
  expect(frames).toEqual(frames.toSorted((a, b) => a - b));
});

test('X2: printed while it fades in, a page is printed whole', async ({ page, site }) => {
  await site.visit('/');
  await page.evaluate(() => {
    const native = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      const animation = native.call(this, keyframes, options);
      animation.pause();
      return animation;
    };
  });
  await site.follow('/about');
  const text = site.main.locator(words).first();
  await expect(text).toHaveCSS('opacity', '0');
  await page.pdf();
  await expect(text).toHaveCSS('opacity', '1');
  await settled(site);
});

test('X8: a hash, a query or a slash of the same page animates nothing', async ({ page, site }) => {
  await site.visit('/about');
  const seen = await watchAnimations(page);
  for (const address of ['/about#main', '/about?from=mail', '/about/']) {
    await navigate(page, address);
    await expect(page).toHaveURL(address);
  }
  expect(await seen.jsonValue()).toEqual([]);
});

test('X5: with a hash the new page only fades, clear of the header', async ({ page, site }) => {
  await site.visit('/');
  const seen = await watchAnimations(page);
  await navigate(page, '/about#principles');
  await expect(page).toHaveURL('/about#principles');
  await settled(site);
  await site.standsBelowHeader('#principles');
  const properties = (await seen.jsonValue()).flatMap((animation) => animation.properties);
  expect([...new Set(properties)]).toEqual(['opacity']);
});

test('X6: with a hash Tab goes on from the part it names, by a new page and the same', async ({
  page,
  site,
}) => {
  await site.visit('/');
  for (const route of ['/about#principles', '/about#principles', '/services#how-it-runs']) {
    await navigate(page, route);
    await expect(page).toHaveURL(route);
    const part = page.locator(new URL(route, page.url()).hash);
    await expect(part).toBeFocused();
    await expect(part).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    const isBehind = await part.evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement ?? element) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isBehind).toBeTruthy();
  }
});

test('X7: after clicks in haste the right page ends fully opaque', async ({ page, site }) => {
  const expectOpaque = async (route: '/contact' | '/about') => {
    await site.shows(route);
    await settled(site);
    await expect(site.main.locator(words)).toHaveCSS('opacity', '1');
  };
  await site.visit('/');
  for (const route of ['/about', '/services', '/contact'] as const) await site.link(route).click();
  await expectOpaque('/contact');
  // left before it was there, a page would not stay in the history
  for (const route of ['/about', '/services', '/contact'] as const) await site.follow(route);
  await page.goBack();
  await page.goBack();
  await expectOpaque('/about');
});

test('X9: the layout stays, and so does a notification', async ({ page, site }) => {
  await site.visit('/');
  await site.account().click();
  await expect(site.comingSoon).toBeVisible();
  const parts = page.locator('header, footer, section[tabindex="-1"]');
  const before = await Promise.all((await parts.all()).map((part) => part.elementHandle()));
  expect(before).toHaveLength(3);
  await site.follow('/about');
  await expect(site.comingSoon).toBeVisible();
  for (const part of before) expect(await part.evaluate((node) => node.isConnected)).toBe(true);
});
