import type { Page } from '@playwright/test';
import { settled, watchAnimations } from '../helpers/animations';
import { desktop, expect, headings, phone, test } from '../helpers/fixtures';
import type { Box } from '../helpers/pixels';
import type { Site } from '../helpers/site';

test.use({ viewport: desktop });

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

const houseOf = (page: Page) => page.locator('[data-opening] svg:has(> [href$="#house"])');

/** Where the house is seen. */
const place = (page: Page): Promise<Box> =>
  houseOf(page).evaluate((house) => {
    const { left, top, right, bottom } = house.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** Expects two places to be the same one, to half a pixel. */
function expectSame(one: Box | undefined, other: Box | undefined): void {
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(one?.[side]).toBeCloseTo(other?.[side] ?? NaN, 0);
}

/** Waits until the page stands still; nothing of the transition is left then. */
async function expectRest(site: Site): Promise<void> {
  await settled(site);
  const parts = 'main > *, [data-opening] > *, [data-opening] ~ *, [data-scene] svg';
  // Chromium leaves the attribute, empty
  await expect(site.page.locator(`:is(${parts})[style]:not([style=""])`)).toHaveCount(0);
}

/** Expects the house to have set out from these places, and from no other. */
async function expectStarts(seen: Awaited<ReturnType<typeof watchAnimations>>, ...places: Box[]) {
  const ways = (await seen.jsonValue()).filter(({ part }) => part === 'house');
  expect(ways).toHaveLength(places.length);
  for (const [index, from] of places.entries()) expectSame(ways[index]?.box, from);
}

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('X12: the house is carried from its place on each page to that on the next', async ({
      page,
      site,
    }) => {
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
        'a place of its own on each page',
      ).toBe(3);
      expectSame(await place(page), places[0]);
    });
  });
}

test('X12: it is carried for those who choose by keyboard, and on a mirrored page', async ({
  page,
  site,
}) => {
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

test('X12: Back and Forward carry it from and to where it is after scrolling', async ({
  page,
  site,
}) => {
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

test('X12: a page chosen while it is on its way carries it on from where it is seen', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const home = await place(page);
  const seen = await watchAnimations(page, true);
  await site.follow('/about');
  const between = await place(page);
  expect(Math.hypot(between.left - home.left, between.top - home.top)).toBeGreaterThan(1);
  await site.follow('/contact');
  await expectRest(site);
  await expectStarts(seen, home, between);
});

test('X12: where a page has no house, or it is out of sight, it just stands in its place', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const seen = await watchAnimations(page);
  await site.follow('/services');
  await site.follow('/about');
  await expectRest(site);
  await page.evaluate(() => {
    document.querySelector('[data-opening] ~ :has([data-scene])')?.scrollIntoView();
  });
  await expect(houseOf(page), 'that of the banner does not count').not.toBeInViewport();
  await site.follow('/contact');
  await expectRest(site);
  const parts = (await seen.jsonValue()).map(({ part }) => part);
  expect(parts).toContain('bridge');
  expect(parts).not.toContain('house');
});

test('X5, X12: with a hash what moves is the house alone', async ({ page, site }) => {
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

test('X4, X12: with reduced motion it is simply there', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/');
  const seen = await watchAnimations(page);
  await site.follow('/about');
  await site.follow('/contact');
  expect(await seen.jsonValue()).toEqual([]);
});

test('X13: words, sections and what is beside the house fade; no frame shows sky, land or house transparent, or a shift', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const seen = await watchAnimations(page);
  const frames = await page.evaluateHandle(() => {
    const record = { opacities: new Set<number>(), fading: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // the mark of the current page in the header is as wide as its bold name
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
      const words = document.querySelector('[data-opening] > :first-child');
      if (words && opacityOf(words) < 1) record.fading += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return record;
  });
  const routes = ['/about', '/services', '/contact', '/'] as const;
  for (const route of routes) {
    await site.follow(route);
    await expectRest(site);
  }
  const { opacities, fading, shift } = await frames.evaluate(({ opacities: found, ...rest }) => ({
    ...rest,
    opacities: [...found],
  }));
  expect(fading, 'frames in which the words fade').toBeGreaterThanOrEqual(routes.length);
  expect(opacities).toEqual([1]);
  expect(shift).toBe(0);
  const faded = (await seen.jsonValue())
    .filter(({ properties }) => properties.includes('opacity'))
    .map(({ part }) => part);
  expect([...new Set(faded)].sort()).toEqual(
    ['bridge', 'laundry', 'mailbox', 'path', 'section', 'words'].sort(),
  );
});
