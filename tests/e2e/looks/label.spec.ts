import type { Locator } from '@playwright/test';
import { print } from '../../helpers/measure/printed-sheets';
import { expect, missingRoute, phone, test } from '../../helpers/site/fixtures';

/* Labels, of which the fixture's missing page has two, each with a note. */

const boxes = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { top, right, bottom, left } = part.getBoundingClientRect();
      return { top, right, bottom, left };
    }),
  );

test('two labels hang side by side from 1024 px on, and below each other on phones', async ({
  page,
  site,
}) => {
  await site.visit(missingRoute);
  const labels = page.getByRole('figure');
  await page.setViewportSize({ width: 1024, height: 800 });
  const [first, second] = await boxes(labels);
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
  await page.setViewportSize(phone);
  const [above, below] = await boxes(labels);
  expect(below?.top).toBeGreaterThan(above?.bottom ?? Infinity);
});

test('a note is beside the label on wide screens, and on it on phones', async ({ page, site }) => {
  await site.visit(missingRoute);
  const label = page.getByRole('figure').first();
  const note = label.getByText('It says so, rather than guess.');
  await page.setViewportSize({ width: 1440, height: 800 });
  const [tag, beside] = [await boxes(label), await boxes(note)];
  expect(beside[0]?.left).toBeGreaterThan(tag[0]?.right ?? Infinity);
  await page.setViewportSize(phone);
  const [narrow, inside] = [await boxes(label), await boxes(note)];
  expect(inside[0]?.right).toBeLessThan(narrow[0]?.right ?? 0);
});

test('a label hangs from one line, whose lowest point is above the loop, and the loop is in its eyelet', async ({
  page,
  site,
}) => {
  await site.visit(missingRoute);
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const labels = await page.getByRole('figure').evaluateAll((figures) =>
      figures.map((figure) => {
        const boxOf = (name: string) =>
          [...figure.querySelectorAll(`svg:has(> [href$="#${name}"])`)].map((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return { left, right, top, bottom };
          });
        const { left, right, top } = figure.getBoundingClientRect();
        return {
          edge: top,
          middle: (left + right) / 2,
          strings: boxOf('twine'),
          hanger: boxOf('hanger')[0],
        };
      }),
    );
    expect(labels).toHaveLength(2);
    for (const { edge, middle, strings, hanger } of labels) {
      const [start, end] = strings;
      if (!start || !end || !hanger) throw new Error('A part is missing.');
      // both halves are lowest where they meet
      expect(Math.abs(start.right - middle), `${width} px`).toBeLessThan(1);
      expect(Math.abs(end.left - middle), `${width} px`).toBeLessThan(1);
      expect(Math.abs((hanger.left + hanger.right) / 2 - middle), `${width} px`).toBeLessThan(1);
      // the loop begins on the string, and ends on the label
      expect(Math.abs(hanger.top - start.bottom), `${width} px`).toBeLessThan(8);
      expect(hanger.bottom).toBeGreaterThan(edge + 16);
    }
    // side by side they share a nail
    const [first, second] = labels;
    if (width >= 1024)
      expect(
        Math.abs((first?.strings[1]?.right ?? 0) - (second?.strings[0]?.left ?? Infinity)),
      ).toBeLessThan(1);
  }
});

test('a blank has lines to write on, and the labels lead to a blank one', async ({
  page,
  site,
}) => {
  await site.visit(missingRoute);
  const blank = page.getByRole('figure').last().locator('dd:empty');
  expect((await blank.boundingBox())?.height).toBeGreaterThan(50);
  await page.emulateMedia({ media: 'print' });
  await expect(blank).toHaveCSS('border-bottom-style', 'dashed');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Take a blank one' }).click();
  await site.shows('/services');
});

for (const format of ['A4', 'Letter'] as const)
  test(`a page of one label fills one sheet with seven blanks, ${format}`, async ({
    page,
    site,
  }) => {
    await site.visit(missingRoute);
    await page.evaluate(() => {
      const label = [...document.querySelectorAll('figure')].at(-1);
      const facts = label?.querySelector('dl');
      const blank = facts?.lastElementChild;
      if (!label || !blank) throw new Error('There is no blank.');
      facts.replaceChildren(...Array.from({ length: 7 }, () => blank.cloneNode(true)));
      label.parentElement?.replaceChildren(label);
      // the line to a blank one
      label.parentElement?.nextElementSibling?.remove();
      const rest = 'main section:not([data-hero], :has(figure)), [data-hero] a';
      for (const part of document.querySelectorAll(rest)) part.remove();
    });
    expect((await print(page, format)).count).toBe(1);
  });
