import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import {
  desktop,
  expect,
  missingRoute,
  nightly,
  nightlyUnless,
  phone,
  routes,
  test,
} from '../../helpers/site/fixtures';
import { stopPainting } from '../../helpers/measure/stop-painting';

/* The footer is blocks, each with a heading: below each other on phones, else side by side on shared lines. */

type Line = {
  readonly text: string;
  readonly isHeading: boolean;
  readonly base: number;
  readonly x: number;
};

for (const route of routes)
  test(
    `${route}: the blocks of the footer`,
    nightlyUnless(route === '/'),
    async ({ page, site }) => {
      await site.visit(route);
      await stopPainting(page);
      const linesOf = () =>
        site.footer
          .locator(
            'h2, li a, li button, address a, a:has(svg path), a:has(svg path) + p, div:last-child > span + span',
          )
          .evaluateAll((elements): Line[] =>
            elements.map((element) => {
              // where an empty inline block stands is the baseline
              const mark = document.createElement('span');
              mark.style.display = 'inline-block';
              // in a flex box, as a logo and a button are, it would be an item of its own
              const words = [...element.childNodes].find((node) => node instanceof Text);
              const box = words && element.localName === 'button' && document.createElement('span');
              if (box) {
                // spans in it are the sentence that stands in for the button
                box.style.display = 'inline';
                words.replaceWith(box);
                box.append(mark, words);
              } else (element.querySelector('span') ?? element).prepend(mark);
              const { bottom: base, x } = mark.getBoundingClientRect();
              mark.remove();
              if (box) box.replaceWith(words);
              const isHeading = element.localName === 'h2';
              return { text: element.textContent, isHeading, base, x };
            }),
          );
      for (const width of [320, 360, 390]) {
        await setWindow(page, width, 900);
        const headings = (await linesOf()).filter(({ isHeading }) => isHeading);
        const where = `${width} px: ${JSON.stringify(headings)}`;
        expect(
          headings.map(({ text }) => text),
          where,
        ).toEqual(['Call or Write', 'Quick Links', 'Connect']);
        expect(new Set(headings.map(({ x }) => x)).size, where).toBe(1);
        // a block is whole before the next one begins: nothing stands beside a heading or above it that comes after it
        const bases = (await linesOf()).map(({ base }) => Math.round(base));
        expect(bases, where).toEqual(bases.toSorted((first, second) => first - second));
        for (const { base } of headings)
          expect(bases.filter((line) => Math.abs(line - base) < 8)).toHaveLength(1);
      }
      for (const width of [768, 1280, 1440, 1920]) {
        await setWindow(page, width, 900);
        const [logo, tagline, ...lines] = await linesOf();
        const place = lines.pop();
        const headings = lines.filter(({ isHeading }) => isHeading);
        const firsts = lines.filter((_line, index) => lines[index - 1]?.isHeading);
        // the name and the promise beside it stand above the first and the third column
        expect(logo?.x, `${width} px`).toBeLessThan(headings[1]?.x ?? 0);
        expect(tagline?.x, `${width} px`).toBeCloseTo(headings[1]?.x ?? NaN, 0);
        expect(place?.x, `${width} px`).toBeCloseTo(headings[1]?.x ?? NaN, 0);
        for (const row of [headings, firsts]) {
          const bases = row.map(({ base }) => base);
          const where = `${width} px: ${JSON.stringify(row)}`;
          expect(row.length, where).toBe(3);
          expect(Math.max(...bases) - Math.min(...bases), where).toBeLessThan(0.6);
        }
      }
    },
  );

test('the number is the largest in the footer, in the face of headings', async ({ page, site }) => {
  await site.visit('/');
  const look = (element: Element) => {
    const { fontFamily, fontSize } = getComputedStyle(element);
    return { fontFamily, size: parseFloat(fontSize) };
  };
  const face = (await site.heading.evaluate(look)).fontFamily;
  for (const width of [320, 390, 768, 1280, 1920]) {
    await setWindow(page, width, 900);
    const number = site.footer.getByRole('link', { name: /555-0142/ });
    const { fontFamily, size } = await number.evaluate(look);
    const others = await site.footer
      .locator('a:not([href^="tel:"]), h2')
      .evaluateAll((all) => all.map((part) => parseFloat(getComputedStyle(part).fontSize)));
    expect(fontFamily).toBe(face);
    expect(size, `${width} px`).toBeGreaterThan(1.35 * Math.max(...others));
    // for a finger
    expect((await number.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(44);
  }
});

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
