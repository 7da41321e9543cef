import type { Page } from '@playwright/test';
import { settled, watchAnimations } from '../helpers/site/animations';
import { desktop, expect, headings, phone, test } from '../helpers/site/fixtures';
import type { Box } from '../helpers/measure/pixels';
import type { Site } from '../helpers/site/site';

test.use({ viewport: desktop });

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

const houseOf = (page: Page) => page.locator('[data-opening] svg:has(> [href$="#house"])');

/** Where the house is on the screen. */
const place = (page: Page): Promise<Box> =>
  houseOf(page).evaluate((house) => {
    const { left, top, right, bottom } = house.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** Expects two boxes to be equal, to half a pixel. */
function expectSame(box: Box | undefined, expected: Box | undefined): void {
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(box?.[side]).toBeCloseTo(expected?.[side] ?? NaN, 0);
}

/** Waits for the transition to end, and expects it to leave no styles behind. */
async function expectRest(site: Site): Promise<void> {
  await settled(site);
  const parts = 'main > *, [data-opening] > *, [data-opening] ~ *, [data-scene] svg';
  // Chromium leaves an empty attribute
  await expect(site.page.locator(`:is(${parts})[style]:not([style=""])`)).toHaveCount(0);
}

/** Expects the house to have moved once from each of these places. */
async function expectStarts(seen: Awaited<ReturnType<typeof watchAnimations>>, ...places: Box[]) {
  const moves = (await seen.jsonValue()).filter(
    ({ part, properties }) => part === 'house' && properties.includes('transform'),
  );
  expect(moves).toHaveLength(places.length);
  for (const [index, from] of places.entries()) expectSame(moves[index]?.box, from);
}

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('X12: the house moves from its place to that on the next page', async ({ page, site }) => {
      await site.visit('/');
      const seen = await watchAnimations(page);
      const places: Box[] = [];
      for (const route of ['/about', '/contact', '/'] as const) {
        places.push(await place(page));
        if (await site.toggle.isVisible()) await site.toggle.click();
        await site.follow(route);
        await expectRest(site);
      }
      await expectStarts(seen, ...places);
      expect(
        new Set(places.map((box) => JSON.stringify(box))).size,
        'distinct places of the house',
      ).toBe(3);
      expectSame(await place(page), places[0]);
    });
  });
}

test('X12: it moves for keyboard users, and on a right-to-left page', async ({ page, site }) => {
  await site.visit('/');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const seen = await watchAnimations(page);
  const from = await place(page);
  await site.link('/about').press('Enter');
  await site.shows('/about');
  await expectRest(site);
  await expectStarts(seen, from);
});

test('X12: Back and Forward move it to its place after scrolling', async ({ page, site }) => {
  await site.visit('/');
  await page.evaluate(() => {
    window.scrollTo(0, 100);
  });
  const scrolled = await place(page);
  await site.follow('/about');
  await expectRest(site);
  const about = await place(page);
  const seen = await watchAnimations(page);
  await page.goBack();
  await site.shows('/');
  await expectRest(site);
  expectSame(await place(page), scrolled);
  await page.goForward();
  await site.shows('/about');
  await expectRest(site);
  expectSame(await place(page), about);
  await expectStarts(seen, about, scrolled);
});

test('X12: a navigation while it moves continues from where it is', async ({ page, site }) => {
  await site.visit('/');
  const home = await place(page);
  const seen = await watchAnimations(page, true);
  await site.follow('/about');
  const midway = await place(page);
  expect(Math.hypot(midway.left - home.left, midway.top - home.top)).toBeGreaterThan(1);
  await site.follow('/contact');
  await expectRest(site);
  await expectStarts(seen, home, midway);
});

test("X12: the house doesn't move unless both pages show it in view", async ({ page, site }) => {
  await site.visit('/');
  const seen = await watchAnimations(page);
  await site.follow('/services');
  await site.follow('/about');
  await expectRest(site);
  await page.evaluate(() => {
    document.querySelector('[data-opening] ~ :has([data-scene])')?.scrollIntoView();
  });
  await expect(houseOf(page), "the banner's house doesn't count").not.toBeInViewport();
  await site.follow('/contact');
  await expectRest(site);
  await expectStarts(seen);
  expect((await seen.jsonValue()).map(({ part }) => part)).toContain('bridge');
});

test('X5, X12: on a page opened at a hash only the house moves', async ({ page, site }) => {
  await site.visit('/');
  const seen = await watchAnimations(page);
  await page.evaluate(() => {
    window.___navigate('/about#main');
  });
  await expect(site.heading).toHaveText(headings['/about']);
  await expectRest(site);
  const moved = (await seen.jsonValue()).filter(({ properties }) =>
    properties.includes('transform'),
  );
  expect(moved.map(({ part }) => part)).toEqual(['house']);
});

test('X4, X12: with reduced motion nothing is animated', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/');
  const seen = await watchAnimations(page);
  await site.follow('/about');
  await site.follow('/contact');
  expect(await seen.jsonValue()).toEqual([]);
});

test('X13: text and drawings fade; sky, land and house stay opaque', async ({ page, site }) => {
  const routes = ['/about', '/services', '/contact', '/'] as const;
  await site.visit('/');
  // afterwards the browser has all their pictures
  for (const route of routes) await site.follow(route);
  await expectRest(site);
  const seen = await watchAnimations(page);
  const frames = await page.evaluateHandle(() => {
    const record = { opacities: new Set<number>(), fading: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // links in the header shift, as the name of the current page is bold and thus wider
        if (!entry.sources.every(({ node }) => node?.parentElement?.closest('header')))
          record.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    const opacityOf = (element: Element) => Number(getComputedStyle(element).opacity);
    const look = () => {
      const painted = document.querySelectorAll(
        'html, body, body :has([data-opening] > [data-scene]), [data-opening] > [data-scene], [data-opening] > [data-scene] :is(div, picture, img), [data-opening] > svg, [data-opening] svg:has(> [href$="#house"])',
      );
      for (const element of painted) record.opacities.add(opacityOf(element));
      const text = document.querySelector('[data-opening] > :first-child');
      if (text && opacityOf(text) < 1) record.fading += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return record;
  });
  for (const route of routes) {
    await site.follow(route);
    await expectRest(site);
  }
  const { opacities, fading, shift } = await frames.evaluate(({ opacities: found, ...rest }) => ({
    ...rest,
    opacities: [...found],
  }));
  expect(fading, 'frames in which the text fades').toBeGreaterThanOrEqual(routes.length);
  expect(opacities).toEqual([1]);
  expect(shift).toBe(0);
  const faded = (await seen.jsonValue())
    .filter(({ properties }) => properties.includes('opacity'))
    .map(({ part }) => part);
  expect([...new Set(faded)].sort()).toEqual(
    ['bridge', 'laundry', 'mailbox', 'path', 'section', 'words'].sort(),
  );
});
