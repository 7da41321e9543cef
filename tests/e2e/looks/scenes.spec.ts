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

test('the land continues from card to card in a row of three', nightly, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/services');
  const lands = await page.locator('li:has(picture)').evaluateAll((cards) =>
    cards.map((card) => {
      const land = card.querySelector('picture img')?.getBoundingClientRect();
      return { row: card.getBoundingClientRect().y, x: land?.x ?? NaN };
    }),
  );
  expect(lands.length).toBeGreaterThan(3);
  for (const { row, x } of lands) {
    const first = lands.find((land) => land.row === row);
    expect(Math.abs(x - (first?.x ?? NaN))).toBeLessThan(3);
  }
});

for (const width of [820, 1440])
  test(`the titles, words, questions and lands of cards in a row stand on the same lines, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await site.visit('/services');
    await inOwnFonts(page);
    const cards = await page.locator('li:has(picture)').evaluateAll((all) =>
      all.map((card) => {
        const boxOf = (part: string) => card.querySelector(part)?.getBoundingClientRect();
        const link = card.querySelector('a[href*="about="]')?.getBoundingClientRect();
        return {
          row: card.getBoundingClientRect().top,
          title: boxOf('h3')?.top,
          words: boxOf('p')?.top,
          question: link?.bottom,
          land: boxOf('picture img')?.top,
        };
      }),
    );
    const rows = [...new Set(cards.map(({ row }) => row))];
    expect(rows.length).toBeGreaterThan(1);
    for (const top of rows) {
      const [first, ...others] = cards.filter(({ row }) => row === top);
      expect(others.length).toBeGreaterThan(0);
      for (const card of others) expect(card).toEqual(first);
    }
  });

test('a title of a card has no room for a line that no title beside it has', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 900 });
  await site.visit('/services');
  await inOwnFonts(page);
  const cards = await page.locator('li:has(picture)').evaluateAll((all) =>
    all.map((card) => {
      const title = card.querySelector('h3 :is(a, span)');
      const words = card.querySelector('p');
      if (!title || !words) throw new Error('A card has no words.');
      const { bottom } = title.getBoundingClientRect();
      return {
        row: card.getBoundingClientRect().top,
        bottom,
        words: words.getBoundingClientRect().top,
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(3);
  for (const { row, words } of cards) {
    const titles = cards.filter((card) => card.row === row).map(({ bottom }) => bottom);
    expect(words - Math.max(...titles)).toBeLessThan(20);
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
        expect(moon.x > right + moon.width / 2 || moon.y > bottom, where).toBe(true);
    }
  }
});

test(
  'cards in two columns stand apart, since the land does not continue',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.goto('/services');
    const cards = await page
      .locator('li:has(picture)')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    const pairs = cards.flatMap((card, index) => {
      const next = cards[index + 1];
      return next?.y === card.y ? [next.x - card.x - card.width] : [];
    });
    expect(pairs).toHaveLength(Math.floor(cards.length / 2));
    expect(Math.min(...pairs)).toBeGreaterThan(16);
  },
);

test(
  'three cards on a tablet have a row each, with their words beside their place',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.goto('/');
    await inOwnFonts(page);
    const cards = page.locator('li:has(picture)');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      const own = await card.boundingBox();
      const words = await card.getByRole('paragraph').boundingBox();
      const land = await card.locator('div:has(> picture)').boundingBox();
      if (!own || !words || !land) throw new Error('A part of a card is missing.');
      expect(own.width).toBeGreaterThan(650);
      expect(words.x + words.width).toBeLessThanOrEqual(land.x + 1);
      // it may go on below the card, which clips it
      expect(land.height).toBeGreaterThan(own.height - 5);
    }
  },
);

for (const width of [960, 1280])
  test(
    `a story's picture is as high as the words beside it at ${width} px`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto('/about');
      const story = page.locator('section', { has: page.getByRole('img') });
      await loadPictures(page);
      await inOwnFonts(page);
      const picture = await story.getByRole('img').boundingBox();
      const heading = await story.getByRole('heading', { level: 2 }).boundingBox();
      const list = await story.getByRole('list').boundingBox();
      const words = (list?.y ?? NaN) + (list?.height ?? NaN) - (heading?.y ?? NaN);
      const hole = words - (picture?.height ?? NaN);
      expect(hole).toBeLessThan(48);
    },
  );

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
  'by night the lamps of cards are turned down, but in the first card and under the pointer',
  nightly,
  async ({ page }) => {
    await page.goto('/services');
    const cards = page.locator('main ul > li:has(h3)');
    const lamps = () =>
      cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card).getPropertyValue('--lamp')),
      );
    expect(new Set(await lamps())).toEqual(new Set(['']));
    await page.emulateMedia({ colorScheme: 'dark' });
    const [first, ...others] = await lamps();
    expect(first).toBe('');
    expect(new Set(others.map(Number))).toEqual(new Set([0.6]));
    await cards.nth(1).hover();
    await expect.poll(async () => (await lamps())[1]).toBe('');
  },
);

const steps = (page: Page) => page.locator('main ol > li');
const hillside = (page: Page) => page.locator('main section:has(ol) div:has(> picture)');

/** Where the houses stand on the hillside, in shares of its width (`packages/artwork/src/fronts/hillside.ts`). */
const houses = [318, 775, 1232, 1689].map((left) => (left + 47) / 2560);

for (const width of [960, 1440, 2560])
  test(
    `four steps stand in a row, each above the left edge of its house at ${width} px`,
    nightlyUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/services');
      const land = await hillside(page).boundingBox();
      const places = await steps(page).evaluateAll((all) =>
        all.map((step) => step.getBoundingClientRect().toJSON() as DOMRect),
      );
      if (!land) throw new Error('There is no hillside.');
      expect(new Set(places.map(({ y }) => y)).size).toBe(1);
      expect(Math.max(...places.map(({ bottom }) => bottom))).toBeLessThanOrEqual(land.y);
      expect(places).toHaveLength(houses.length);
      for (const [index, { x }] of places.entries())
        expect(Math.abs((x - land.x) / land.width - (houses[index] ?? 0))).toBeLessThan(0.004);
      // from edge to edge of the window
      expect(land.x).toBeLessThanOrEqual(0);
      expect(land.x + land.width).toBeGreaterThanOrEqual(width);
    },
  );

test('on tablets four steps stand two by two, and the words of a pair begin on one line', async ({
  page,
}) => {
  await setWindow(page, 820, 1180);
  await page.goto('/services');
  const topsOf = (part: string) =>
    steps(page)
      .locator(part)
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
  for (const part of ['h3', 'p']) {
    const [first, second, third, fourth] = await topsOf(part);
    expect(second, part).toBe(first);
    expect(third, part).toBeGreaterThan(first ?? NaN);
    expect(fourth, part).toBe(third);
  }
});

test('the section of four steps ends in the hillside, also on phones, where the steps go down the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  const tops = await steps(page).evaluateAll((all) =>
    all.map((step) => step.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(4);
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    const land = await hillside(page).boundingBox();
    const section = await page.locator('main section:has(ol)').boundingBox();
    if (!land || !section) throw new Error('There is no hillside.');
    expect(land.y + land.height).toBeCloseTo(section.y + section.height, 0);
  }
});

test('a phone shows all four houses of the hillside whole, and no other houses beside the steps', async ({
  page,
}) => {
  await page.goto('/services');
  for (const width of [320, 390, 640]) {
    await setWindow(page, width, 844);
    await loadPictures(page);
    const { left, right } = await hillside(page)
      .locator('img')
      .evaluate((element) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } =
          element as HTMLImageElement;
        const shown = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
        const share = parseFloat(getComputedStyle(element).objectPosition) / 100;
        const from = (shown - clientWidth) * share;
        return { left: from / shown, right: (from + clientWidth) / shown };
      });
    // with eaves and porch, from the first house to the last
    expect(left, `${width} px`).toBeLessThan((houses.at(0) ?? NaN) - 0.006);
    expect(right, `${width} px`).toBeGreaterThan((houses.at(-1) ?? NaN) + 0.066);
    const drawn = await steps(page).evaluateAll((all) =>
      all.filter((step) => getComputedStyle(step, '::before').display !== 'none'),
    );
    expect(drawn).toHaveLength(0);
  }
});

test(
  'the windows of commitments are lit on their way up, and with reduced motion from the start',
  nightly,
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    /** Its color as it is painted, since one that an animation leads to is told in other numbers. */
    const window = () =>
      steps(page)
        .first()
        .evaluate((step) => {
          const painter = new OffscreenCanvas(1, 1).getContext('2d');
          if (!painter) return '';
          painter.fillStyle = getComputedStyle(step, '::before').backgroundColor;
          painter.fillRect(0, 0, 1, 1);
          return painter.getImageData(0, 0, 1, 1).data.join();
        });
    const dark = await window();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lit = await window();
    expect(dark).not.toBe(lit);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await steps(page)
      .first()
      .evaluate((step) => {
        step.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
    await expect.poll(window).toBe(lit);
  },
);

const thread = (page: Page) => page.locator('div:has(> svg > [href$="#quilt-thread"])');

test("scrolling draws the quilt's thread", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/about');
  const clip = () => thread(page).evaluate((element) => getComputedStyle(element).clipPath);
  expect(await clip()).toBe('inset(0px 0px 100%)');
  const clips = await thread(page).evaluate(async (element) => {
    const seen = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += 50) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      seen.add(getComputedStyle(element).clipPath);
    }
    return [...seen];
  });
  // little by little, not at once
  expect(clips.length).toBeGreaterThan(4);
  expect(clips.at(-1)).toBe('inset(0px 0px 0%)');
});

test(
  "with reduced motion the quilt's thread is complete without scrolling",
  nightly,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await expect(thread(page)).toHaveCSS('clip-path', 'none');
  },
);

test('on a tablet the whole picture of a story stands beside its first words', async ({ page }) => {
  await page.goto('/about');
  const story = page.locator('section', { has: page.getByRole('img') });
  await loadPictures(page);
  for (const width of [700, 768, 844]) {
    await setWindow(page, width, 1100);
    await inOwnFonts(page);
    const picture = await story.getByRole('img').boundingBox();
    const words = await story.getByRole('heading', { level: 2 }).boundingBox();
    const list = await story.getByRole('list').boundingBox();
    if (!picture || !words || !list) throw new Error('A part of the story is missing.');
    const cutOff = await story.getByRole('img').evaluate((element) => {
      const { naturalWidth, naturalHeight, width, height } = element as HTMLImageElement;
      return Math.abs(naturalWidth / naturalHeight - width / height);
    });
    expect(cutOff, `${width} px`).toBeLessThan(0.02);
    expect(words.x, `${width} px`).toBeGreaterThan(picture.x + picture.width);
    expect(list.y, `${width} px`).toBeGreaterThan(picture.y + picture.height);
    expect(list.x, `${width} px`).toBeLessThan(picture.x + 1);
  }
});

test('a picture beside a longer story stays in view', nightly, async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 1000 });
  await site.visit('/about');
  const story = page.locator('section', { has: page.getByRole('img') });
  await story.getByRole('list').evaluate((list) => {
    for (const item of list.querySelectorAll('li')) list.append(item.cloneNode(true));
  });
  await story.evaluate((section) => {
    const { top } = section.getBoundingClientRect();
    // past the picture's top, and not so far that the text ends before the picture
    scrollTo({ top: top + 300, behavior: 'instant' });
  });
  await expect(story.getByRole('img')).toBeInViewport({ ratio: 1 });
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

test('the footer has a house, but not below a banner, which has one', nightly, async ({ page }) => {
  const home = page.locator('footer [href$="#bank-house"]');
  await page.goto('/');
  await expect(home).toBeHidden();
  await page.goto('/contact');
  await expect(home).toBeVisible();
});

/** The drawing of the far wood, whose background is the sky behind it. */
const farWood = (page: Page) => page.locator('footer > svg').first();

/** As in `skies.night.horizon`. */
const horizon = /rgb\(52, 89, 106\)/;

test('by night a page ends in a sky, of which no word is in front, unless a banner has one', async ({
  page,
}) => {
  for (const [colorScheme, route] of [
    ['light', '/contact'],
    ['dark', '/contact'],
    ['dark', missingRoute],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(route);
    const sky = expect(farWood(page), `${route}, ${colorScheme}`);
    await (colorScheme === 'dark' ? sky : sky.not).toHaveCSS('background-image', horizon);
    for (const { width, height } of [phone, desktop]) {
      await setWindow(page, width, height);
      const { y = NaN } = (await farWood(page).boundingBox()) ?? {};
      const feet = await page
        .locator('main :is(p, button, label)')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom));
      expect(y, `${route}, ${width} px`).toBeGreaterThanOrEqual(Math.max(...feet) - 1);
    }
  }
  await page.goto('/');
  await expect(farWood(page)).toBeHidden();
});

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

test('contact details stand before the form, and on wide screens beside it', async ({ page }) => {
  await page.goto('/contact');
  const parts = page.locator('[data-band=details], [data-band=form]');
  const places = () =>
    parts.evaluateAll((elements) =>
      elements.map((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        return { top, right, bottom, left };
      }),
    );
  await page.setViewportSize(phone);
  const [above, below] = await places();
  expect(below?.top).toBe(above?.bottom);
  await page.setViewportSize(desktop);
  const [first, second] = await places();
  expect(second?.left).toBe(first?.right);
  expect(second?.top).toBe(first?.top);
});

test('headings side by side share a baseline', nightly, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/contact');
  const heads = page.locator('[data-band=form] h2, [data-band=details] h2');
  const baselines = await heads.evaluateAll((headings) =>
    headings.map((heading) => {
      const mark = document.createElement('span');
      // its bottom is on the baseline
      mark.style.display = 'inline-block';
      heading.append(mark);
      return mark.getBoundingClientRect().bottom;
    }),
  );
  expect(baselines).toHaveLength(2);
  expect(Math.abs((baselines[0] ?? 0) - (baselines[1] ?? Infinity))).toBeLessThan(1);
});

for (const width of [1280, 2560])
  test(
    `the contact details take 4/11 of the text's width at ${width} px`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ ...desktop, width });
      await page.goto('/contact');
      const parts = page.locator('[data-band=form] > div, [data-band=details] > div');
      const [details = 0, form = 0] = await parts.evaluateAll((elements) =>
        elements.map((element) => element.clientWidth),
      );
      expect(details / (form + details)).toBeCloseTo(4 / 11, 2);
    },
  );
