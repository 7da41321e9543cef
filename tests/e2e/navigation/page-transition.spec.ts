import type { Locator, Page } from '@playwright/test';
import { settled, watchAnimations } from '../../helpers/site/animations';
import { desktop, expect, routes, test } from '../../helpers/site/fixtures';
import { heroRidge } from '../../helpers/site/hero-ridge';

test.use({ viewport: desktop });

/** The text of the hero, the first element to fade in. */
const heroText = '[data-hero] > :first-child';

const navigate = (page: Page, to: string) =>
  page.evaluate((address) => window.___navigate(address), to);

test("X1: no style in any page's server HTML hides or moves anything", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toMatch(/style="[^"]*(opacity|transform|visibility|display)/);
    expect(html, route).toMatch(/<h1/);
  }
});

test('X2: the first load is not animated', async ({ page, site }) => {
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
  const content = site.main.locator(heroText);
  await expect(content, 'nothing is left behind').toHaveCSS('transform', 'none');
  await expect(content).toHaveJSProperty('style.length', 0);
  await expect(site.announcer).toHaveText(/^You are on the page Our Mission.* now$/);
  // not lost, and on an element that is not named by its contents, which would be read first
  await expect(page.locator('body :focus')).toHaveRole('group');
});

/** Holds each animation that starts from now on at its beginning. */
const holdAnimations = (page: Page) =>
  page.evaluate(() => {
    const native = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      const animation = native.call(this, keyframes, options);
      animation.pause();
      return animation;
    };
  });

test('X2: no frame shows the new page opaque before it fades in', async ({ page, site }) => {
  await site.visit('/');
  await holdAnimations(page);
  const seen = await page.evaluateHandle((selector) => {
    const frames: number[] = [];
    // called in each frame after all scripts and before painting
    const look = new ResizeObserver(([body]) => {
      look.disconnect();
      const content = document.querySelector(selector);
      if (content && document.querySelector('h1')?.textContent.includes('Mission'))
        frames.push(Number(getComputedStyle(content).opacity));
      if (frames.length < 30) requestAnimationFrame(() => body && look.observe(body.target));
    });
    look.observe(document.body);
    return frames;
  }, heroText);
  await site.link('/about').click();
  await expect.poll(async () => (await seen.jsonValue()).length).toBe(30);
  // held at their beginning, so that a slow machine sees the same
  expect(new Set(await seen.jsonValue())).toEqual(new Set([0]));
});

test('X2: half of its duration after it begins, the new page is readable', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await holdAnimations(page);
  await site.follow('/about');
  const text = site.main.locator(heroText).first();
  await expect(text).toHaveCSS('opacity', '0');
  const opacity = await text.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 250;
    return Number(getComputedStyle(element).opacity);
  });
  expect(opacity).toBeGreaterThan(0.5);
});

test('X2: a page printed while it fades in is printed opaque', async ({ page, site }) => {
  await site.visit('/');
  await holdAnimations(page);
  await site.follow('/about');
  const text = site.main.locator(heroText).first();
  await expect(text).toHaveCSS('opacity', '0');
  await page.pdf();
  await expect(text).toHaveCSS('opacity', '1');
  await settled(site);
});

test("X8: a hash, query or trailing slash doesn't animate the page", async ({ page, site }) => {
  await site.visit('/about');
  const seen = await watchAnimations(page);
  for (const address of ['/about#main', '/about?from=mail', '/about/']) {
    await navigate(page, address);
    await expect(page).toHaveURL(address);
  }
  expect(await seen.jsonValue()).toEqual([]);
});

test('X5: a page opened at a hash only fades, clear of the header', async ({ page, site }) => {
  await site.visit('/');
  const seen = await watchAnimations(page);
  await navigate(page, '/about#principles');
  await expect(page).toHaveURL('/about#principles');
  await settled(site);
  await site.isBelowHeader('#principles');
  const properties = (await seen.jsonValue()).flatMap((animation) => animation.properties);
  expect([...new Set(properties)]).toEqual(['opacity']);
});

test("X6: focus is at the heading of a hash's target, and Tab continues there", async ({
  page,
  site,
}) => {
  await site.visit('/');
  for (const route of ['/about#principles', '/about#principles', '/services#how-it-runs']) {
    await navigate(page, route);
    await expect(page).toHaveURL(route);
    const target = page.locator(new URL(route, page.url()).hash);
    const heading = target.getByRole('heading').first();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    const isAfterTarget = await target.evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement ?? element) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isAfterTarget).toBeTruthy();
  }
});

test('X4: with reduced motion nothing is animated', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/');
  const seen = await watchAnimations(page);
  await site.follow('/about');
  await site.follow('/contact');
  expect(await seen.jsonValue()).toEqual([]);
});

test('X12, X13: words and sections fade and slide in, the scene fades', async ({ page, site }) => {
  const routes = ['/about', '/services', '/contact', '/'] as const;
  await site.visit('/');
  // afterwards the browser has all their pictures
  for (const route of routes) await site.follow(route);
  await settled(site);
  const shifts = await layoutShifts(page);
  for (const route of routes) {
    const seen = await watchAnimations(page);
    await site.follow(route);
    await settled(site);
    const entering = new Map<string, Set<string>>();
    for (const { part, properties } of await seen.jsonValue())
      entering.set(part, new Set([...(entering.get(part) ?? []), ...properties]));
    const slide = new Set(['opacity', 'transform']);
    expect(Object.fromEntries(entering), route).toEqual({
      words: slide,
      scene: new Set(['opacity']),
      section: slide,
    });
    const parts = 'main > *, [data-hero] > *, [data-hero] ~ *, [data-scene] > *';
    // Chromium leaves an empty attribute
    await expect(page.locator(`:is(${parts})[style]:not([style=""])`)).toHaveCount(0);
  }
  expect(await shifts.jsonValue()).toEqual([]);
});

/** Records what shifts from now on, but for links of the header: the name of the current page is bold and thus wider. */
const layoutShifts = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: number[] = [];
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { sources, value } of list.getEntries() as Shift[])
        if (!sources.every(({ node }) => node?.parentElement?.closest('header'))) seen.push(value);
    }).observe({ type: 'layout-shift' });
    return seen;
  });

/** Where a scene ends in its page, in pixels. */
const bottomOf = (scene: Locator) =>
  scene.evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY));

test("X13: the old page's scene dissolves into the new one, whose ridge and color are there at once", async ({
  page,
  site,
}) => {
  await site.visit('/');
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await holdAnimations(page);
  const hero = page.locator('[data-hero]');
  const scene = hero.locator('> [data-scene]');
  const before = await bottomOf(scene);
  await site.follow('/about');
  const leaving = scene.locator('> [data-scene]');
  await expect(leaving).toHaveAttribute('data-scene', 'overlook');
  await expect(leaving).toHaveCSS('opacity', '1');
  expect(await bottomOf(leaving), 'it is where it was').toBe(before);
  const isInFront = await leaving.evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return element.contains(document.elementFromPoint(box.right - 40, box.bottom - 160));
  });
  expect(isInFront, 'it covers the new one').toBe(true);
  await expect(leaving.locator('svg'), 'neither a second house nor its ridge').toHaveCount(0);
  await expect(hero).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const part of [hero, scene, page.locator(heroRidge)])
    await expect(part).toHaveCSS('opacity', '1');
  await leaving.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(leaving).toHaveCount(0);
});

test('X7: after quick clicks the right page ends up fully opaque', async ({ page, site }) => {
  const expectOpaque = async (route: '/contact' | '/about') => {
    await site.shows(route);
    await settled(site);
    await expect(site.main.locator(heroText)).toHaveCSS('opacity', '1');
  };
  await site.visit('/');
  for (const route of ['/about', '/services', '/contact'] as const) await site.link(route).click();
  await expectOpaque('/contact');
  // a page left before it arrived would not be in the history
  for (const route of ['/about', '/services', '/contact'] as const) await site.follow(route);
  await page.goBack();
  await page.goBack();
  await expectOpaque('/about');
});

test('X9: the layout and an open notification stay mounted', async ({ page, site }) => {
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
