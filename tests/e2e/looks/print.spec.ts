import {
  everyRoute,
  expect,
  inOwnFonts,
  missingRoute,
  nightly,
  nightlyUnless,
  test,
} from '../../helpers/site/fixtures';
import { loadPictures } from '../../helpers/site/load-pictures';
import { markTexts, print } from '../../helpers/measure/printed-sheets';

/* Pages on paper, as Chromium prints them. */

/** The most sheets that a page may take. */
const sheets = { '/': 2, '/about': 2, '/services': 3, '/contact': 2, [missingRoute]: 3 };

for (const route of everyRoute) {
  test(
    `${route} takes few sheets, without bad page breaks`,
    nightlyUnless(route === '/services'),
    async ({ page, site }) => {
      await site.visit(route);
      await loadPictures(page);
      await markTexts(page);
      await page.emulateMedia({ media: 'print' });
      /** Names of the marked texts that `selector` finds, and whose links paper shows. */
      const marks = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((texts) =>
            texts
              .filter((text) => text.querySelector('a')?.checkVisibility())
              .map((text) => text.getAttribute('data-mark') ?? ''),
          );
      const words = await marks('main [data-mark]');
      const headings = await marks('main :is(h1, h2, h3)');
      expect(headings.length).toBeGreaterThan(1);
      const whole = [...(await marks('main li p[data-mark]')), ...(await marks('main h2 + p'))];
      const foot = (await marks('footer span[data-mark]'))[0] ?? '';
      for (const format of ['A4', 'Letter'] as const) {
        const printed = await print(page, format);
        expect.soft(printed.count, format).toBeLessThanOrEqual(sheets[route]);
        for (const heading of headings) {
          // one moved to the next sheet may leave an empty part of its link on the previous one
          const at = printed.of(heading).at(-1);
          expect.soft(at, `${format}: ${heading}`).toBeDefined();
          const text = words[words.indexOf(heading) + 1];
          // contact details have no running text; the next section may begin on another sheet
          if (text && !text.startsWith('h2'))
            expect.soft(printed.of(text)[0], `${format}: after ${heading}`).toBe(at);
        }
        for (const name of whole)
          expect.soft(printed.of(name), `${format}: ${name}`).toHaveLength(1);
        // the footer has no sheet to itself
        expect.soft(printed.of(foot)[0], `${format}: the footer`).toBe(printed.count);
        const beside = words.filter((name) => printed.of(name).includes(printed.count));
        expect.soft(beside, `${format}: what is above the footer`).not.toEqual([]);
      }
    },
  );
}

test('a picture leaves room for the text beside it', nightly, async ({ page }) => {
  await page.goto('/about');
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await loadPictures(page);
  await inOwnFonts(page);
  const picture = await page.getByRole('img', { name: /quilt/ }).boundingBox();
  const heading = await page.getByRole('heading', { name: 'Who We Are' }).boundingBox();
  expect(picture?.height).toBeLessThan(500);
  // the first words are right of it
  expect(heading?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? Infinity) - 1);
  expect(Math.abs((picture?.y ?? 0) - (heading?.y ?? Infinity))).toBeLessThan(40);
});

test(
  'the houses beside commitments are printed without a background, but for their windows',
  nightly,
  async ({ page, site }) => {
    await page.goto('/about');
    const houses = () =>
      site.main.locator('ol > li').evaluateAll((entries) =>
        entries.map((entry) => {
          const border = getComputedStyle(entry, '::before');
          const filled = parseFloat(border.borderLeftWidth) + parseFloat(border.borderRightWidth);
          return filled > parseFloat(border.width) / 2;
        }),
      );
    await page.emulateMedia({ media: 'print' });
    expect(await houses()).toEqual([true, true, true]);
  },
);

test('a long message is printed in full', async ({ page, site }) => {
  await page.goto('/contact');
  await site.field('Message').fill('One of many lines.\n'.repeat(30));
  await page.emulateMedia({ media: 'print' });
  const cutOff = await site
    .field('Message')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(cutOff).toBe(0);
});

for (const route of everyRoute)
  test(
    `${route} says on paper how to reach us, once`,
    nightlyUnless(route === '/'),
    async ({ page, site }) => {
      await site.visit(route);
      await page.emulateMedia({ media: 'print' });
      for (const detail of ['(304) 555-0142', 'hello@ridgeline.example', 'Elizabeth, WV'])
        await expect(page.getByText(detail).filter({ visible: true }), detail).toHaveCount(1);
    },
  );
