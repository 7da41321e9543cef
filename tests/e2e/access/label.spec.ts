import type { Locator } from '@playwright/test';
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
