import type { Locator, Page } from '@playwright/test';
import type { Color } from 'browser-testing/contrast';
import { setWindow } from 'browser-testing/set-window';
import {
  desktop,
  everyRoute,
  expect,
  inOwnFonts,
  landscapePhone,
  missingRoute,
  nightly,
  nightlyUnless,
  phone,
  test,
} from '../../helpers/site/fixtures';
import { loadPictures } from '../../helpers/site/load-pictures';
import { heroRidge } from '../../helpers/site/hero-ridge';
import { pixelsOf } from '../../helpers/measure/pixels';

/* The scenes in the valley, and how they react to the visitor: docs/design.md. */

const house = '[data-hero] svg:has(> [href$="#house"])';

/** A custom property that an element passes on to its drawings. */
const customProperty = (element: Locator, name: string) =>
  element.evaluate((part, key) => getComputedStyle(part).getPropertyValue(key), name);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `a small phone shows the lit house without scrolling, ${colorScheme}`,
    nightlyUnless(colorScheme === 'light'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.locator(house)).toBeInViewport({ ratio: 1 });
    },
  );
}

for (const { width, height } of [landscapePhone, { width: 844, height: 390 }])
  test(
    `no button covers the lit house on a phone in landscape, ${width} × ${height}`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const feet = await page
        .locator('[data-hero] a')
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().bottom));
      expect(Math.max(...feet)).toBeLessThan(height);
      const { y = NaN, height: high = NaN } = (await page.locator(house).boundingBox()) ?? {};
      expect(Math.max(...feet)).toBeLessThan(y);
      // its window, in the middle, for which a smaller phone has no room
      if (width > landscapePhone.width) expect(y + high * 0.75).toBeLessThan(height);
    },
  );

test('on a phone in landscape no veil pales the ground around the house', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const route of ['/', '/contact']) {
    await page.goto(route);
    await loadPictures(page);
    const {
      x = NaN,
      y = NaN,
      width = NaN,
      height = NaN,
    } = (await page.locator(house).boundingBox()) ?? {};
    const foot = y + height;
    const ground = { left: x, right: x + width, top: foot, bottom: foot + 12 };
    const brightness = async () => brightnessOf((await pixelsOf(page, ground)).within(ground));
    const withVeil = await brightness();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-scene] ::after { display: none }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(withVeil - (await brightness()), route).toBeLessThan(0.06);
  }
});

/** The mean brightness of pixels, from 0 to 1. */
function brightnessOf(pixels: ReadonlyMap<Color, number>): number {
  let [sum, all] = [0, 0];
  for (const [color, count] of pixels) {
    sum += (((color >> 16) + ((color >> 8) & 0xff) + (color & 0xff)) / 3 / 255) * count;
    all += count;
  }
  return sum / all;
}

test(
  'a phone in landscape shows the hero in little more than a window',
  nightly,
  async ({ page }) => {
    await page.setViewportSize(landscapePhone);
    for (const route of everyRoute) {
      await page.goto(route);
      const hero = await page.locator('[data-hero]').boundingBox();
      expect(hero?.height, route).toBeLessThan(landscapePhone.height * 1.25);
    }
  },
);

test('the first view of a small phone has the number to call', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(page.locator('[data-hero] a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
});

test('no link of the hero stands across a ridge on a phone', nightly, async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [412, 915],
  ] as const) {
    await setWindow(page, width, height);
    await loadPictures(page);
    const ridge = await page.locator('[data-hero] [data-scene] img').evaluate((element) => {
      const picture = element as HTMLImageElement;
      const { naturalWidth: across, naturalHeight: down } = picture;
      const canvas = new OffscreenCanvas(across, down).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      const { data = [] } = canvas?.getImageData(0, 0, across, down) ?? {};
      // the first row with land in it, below the transparent sky
      const row = Math.floor(
        data.findIndex((value, at) => at % 4 === 3 && value > 128) / 4 / across,
      );
      const { bottom, width: shown } = picture.getBoundingClientRect();
      return bottom - ((down - row) * shown) / across;
    });
    const feet = await page
      .locator('[data-hero] a')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().bottom));
    // the number and two buttons
    expect(feet).toHaveLength(3);
    expect(Math.max(...feet), `${width} × ${height}`).toBeLessThan(ridge - 4);
  }
});

for (const route of everyRoute)
  test(`${route}: no ridge is cut off`, nightlyUnless(route === '/'), async ({ page }) => {
    await page.goto(route);
    for (const { width, height } of [phone, desktop]) {
      await setWindow(page, width, height);
      await loadPictures(page);
      const cut = await page.locator('[data-scene] img').evaluateAll((pictures) =>
        (pictures as HTMLImageElement[]).map((picture) => {
          const { clientWidth, clientHeight, naturalWidth, naturalHeight } = picture;
          const above = clientHeight - clientWidth * (naturalHeight / naturalWidth);
          return parseFloat(getComputedStyle(picture).clipPath.slice('inset('.length)) - above;
        }),
      );
      expect(cut.length, `${width} px`).toBeGreaterThan(0);
      expect(Math.max(...cut), `${width} px`).toBeLessThan(2);
    }
  });

for (const route of ['/', '/about', '/services'])
  test(
    `${route}: no ridge in front hides a house or bridge`,
    nightlyUnless(route === '/'),
    async ({ page }) => {
      await page.goto(route);
      const drawings = page.locator('[data-scene] :is([href$="#house"], [href$="#bridge"])');
      const hidden = () =>
        drawings.evaluateAll((elements, selector) => {
          const ridges = [...document.querySelectorAll<SVGPathElement>(`${selector} path`)];
          return elements.map((drawing) => {
            const { left, right, bottom, width } = drawing.getBoundingClientRect();
            const feet = [left, (left + right) / 2, right].map((x) => new DOMPoint(x, bottom));
            const isHidden = ridges.some((ridge) =>
              feet.some((foot) =>
                ridge.isPointInFill(foot.matrixTransform(ridge.getScreenCTM()?.inverse())),
              ),
            );
            return width > 0 ? isHidden : 'not drawn yet';
          });
        }, heroRidge);
      for (const width of [360, 768, 1280, 1920]) {
        await setWindow(page, width, 800);
        await expect.poll(hidden, `${width} px`).toEqual([false]);
      }
    },
  );

test("a banner never shows the picture of its page's hero again", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const route of ['/', '/about', '/services']) {
    await page.goto(route);
    await loadPictures(page);
    const shown = await page
      .locator('[data-scene] img')
      .evaluateAll((pictures) =>
        (pictures as HTMLImageElement[]).map(({ currentSrc }) => currentSrc),
      );
    expect(shown, route).toHaveLength(2);
    expect(new Set(shown.map((src) => src.replace(/-(?:day|night).*/, ''))).size, route).toBe(2);
  }
});

test('by night the moon is clear of the header and of the main heading', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const route of ['/', '/about', missingRoute]) {
    await site.visit(route);
    await inOwnFonts(page);
    for (const [width, height] of [
      [844, 390],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await setWindow(page, width, height);
      const moon = await page.locator('[data-hero] [data-sun]').boundingBox();
      const header = await site.header.boundingBox();
      const lines = await site.heading.evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const size = parseFloat(getComputedStyle(heading).fontSize);
        // a box of words is as high as its font, and half as high again as its letters
        return [...range.getClientRects()].map(({ right, top, height }) => ({
          right,
          bottom: top + height / 2 + size / 2,
        }));
      });
      if (!moon || !header) throw new Error('A part of the page is missing.');
      const where = `${route}, ${width} px`;
      expect(moon.y, where).toBeGreaterThan(header.y + header.height - 4);
      for (const { right, bottom } of lines)
        expect(moon.x > right + 1.5 * moon.width || moon.y > bottom, where).toBe(true);
    }
  }
});

test('every drawing and icon of a page is rendered', async ({ page }) => {
  for (const route of everyRoute) {
    await page.goto(route);
    const missing = () =>
      page.locator('svg > use').evaluateAll((uses) =>
        uses.flatMap((use) => {
          const { width, height } = (use as SVGUseElement).getBBox();
          return width > 0 && height > 0 ? [] : [use.getAttribute('href')];
        }),
      );
    await expect.poll(missing, route).toEqual([]);
  }
});

test('hover or focus on a button in the hero lights up the house', async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await site.visit('/');
  const hero = page.locator('[data-hero]');
  const button = hero.getByRole('link').first();
  const light = () => customProperty(page.locator(house), '--lit');
  const atRest = await light();
  await button.hover();
  await expect.poll(light).toBe('1');
  await page.mouse.move(0, 0);
  await expect.poll(light).toBe(atRest);
  await page.keyboard.press('Tab');
  while (!(await button.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await expect.poll(light).toBe('1');
});

test('F17: the mailbox of the hero raises its flag while the form is valid, that of the form once it was sent', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  const mailboxes = page.locator('svg:has(> :is([href$="#mailbox"], [href$="#postbox"]))');
  const flags = async () =>
    Promise.all((await mailboxes.all()).map((mailbox) => customProperty(mailbox, '--flag')));
  expect(await flags()).toEqual(['', '']);
  await site.fill();
  await expect.poll(flags).toEqual(['1', '']);
  await site.send.click();
  await expect.poll(flags).toEqual(['', '1']);
});

test(
  'the land of a banner and the window in the footer are lit from the start, and brighter in view',
  nightly,
  async ({ page }) => {
    await page.goto('/');
    const light = (of: string) => () =>
      page
        .locator(of)
        .first()
        .evaluate((element) => getComputedStyle(element).filter);
    const [land, window] = [light('[data-night=banner] img'), light('footer > svg')];
    expect([await land(), await window()]).toEqual(['brightness(0.93)', 'brightness(0.93)']);
    await page.locator('[data-night=banner]').evaluate((scene) => {
      scene.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    await expect.poll(land).toBe('brightness(1)');
    await toFoot(page);
    await expect.poll(window).toBe('brightness(1)');
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `a phone shows the sun or the moon between the buttons and the land, ${colorScheme}`,
    nightly,
    async ({ page, site }) => {
      await page.emulateMedia({ colorScheme });
      await site.visit('/');
      await inOwnFonts(page);
      for (const { width, height } of [{ width: 360, height: 640 }, phone]) {
        await setWindow(page, width, height);
        const feet = await page
          .locator('[data-hero] a')
          .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().bottom));
        const sun = await page.locator('[data-hero] [data-sun]').boundingBox();
        const land = await page.locator('[data-hero] [data-scene] img').boundingBox();
        if (!sun || !land) throw new Error('A part of the scene is missing.');
        expect(sun.y, `${width} px`).toBeGreaterThan(Math.max(...feet));
        const middle = sun.y + sun.height / 2;
        // the ridge is at a seventh of the picture's height
        expect(middle, `${width} px`).toBeLessThan(land.y + land.height / 7);
      }
    },
  );

const toFoot = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
