import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pageSection } from '../../src/sections/registry';
import { axeFaults } from '../helpers/measure/axe';
import { builtSite } from '../helpers/builds/built-site';
import { readContent } from '../helpers/content/content';
import { hydrated, missingRoute } from '../helpers/site/fixtures';
import { heroRidge } from '../helpers/site/hero-ridge';
import { textFaults } from '../helpers/measure/text-faults';
import { textsFromTheRight } from '../helpers/measure/texts-from-the-right';
import { stressPages, writeStressContent } from '../helpers/content/stress-content';

const { served } = builtSite('stress-content', {
  variables: { REDIRECT_PAGES: 'true' },
  arrange: async (copy) => {
    await copy.useFixtureContent();
    await writeStressContent(path.join(copy.root, 'content'), readContent());
  },
});

test.use({ viewport: { width: 320, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('the content has every type of section', () => {
  const kinds = stressPages.flatMap(({ sections }) => sections.map(({ type }) => type));
  const below = pageSection.options.map(({ shape }) => shape.type.value);
  expect(new Set(kinds)).toEqual(new Set(['hero', ...below]));
});

for (const { path: route } of stressPages) {
  test(`${route}: no text is cut off or covered, and axe finds no violations`, async ({ page }) => {
    await page.goto(served(route));
    await hydrated(page);
    expect.soft(await textFaults(page)).toEqual([]);
    expect.soft(await axeFaults(page)).toEqual([]);
  });
}

test('every page hydrates without a mismatch', async ({ page, context }) => {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  for (const { path: route } of stressPages) {
    await page.goto(served(route));
    await hydrated(page);
  }
  expect(errors).toEqual([]);
});

for (const route of ['/odd', '/text']) {
  test(`${route}: a contour has the background of the section that it borders on`, async ({
    page,
  }) => {
    await page.goto(served(route));
    const pairs = await page.locator(heroRidge).evaluateAll((contours) =>
      contours.flatMap((contour) => {
        const neighbor = contour.closest('section')?.nextElementSibling;
        if (!neighbor) return [];
        const { backgroundColor, backgroundImage } = getComputedStyle(neighbor);
        // a band begins in its own color and fades into that of the page
        const atTop = /rgb\([^)]*\)/.exec(backgroundImage)?.[0] ?? backgroundColor;
        const isTransparent = atTop === 'rgba(0, 0, 0, 0)';
        const background = isTransparent ? getComputedStyle(document.body).backgroundColor : atTop;
        return [[getComputedStyle(contour).fill, background]];
      }),
    );
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.map(([fill]) => fill)).toEqual(pairs.map(([, background]) => background));
  });
}

test('a hero ends in a ridge, the last section of a page in the edge of the footer', async ({
  page,
}) => {
  const ridges = page.locator(heroRidge);
  const shown = () => ridges.evaluateAll((paths) => paths.map((ridge) => ridge.checkVisibility()));
  await page.goto(served('/odd'));
  expect(await shown()).toEqual([true]);
  await page.goto(served('/text'));
  expect(await shown()).toEqual([true]);
  await page.goto(served(missingRoute));
  expect(await shown()).toEqual([false]);
});

test('a hero without a picture leaves no room for one, unless the page has nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const heights = [];
  for (const route of ['/text', missingRoute]) {
    await page.goto(served(route));
    heights.push((await page.locator('[data-hero]').boundingBox())?.height ?? 0);
  }
  expect(heights[0]).toBeLessThan(400);
  expect(heights[1]).toBeGreaterThan(500);
});

test('the footer’s edge covers no text of a hero without a picture', async ({ page }) => {
  await page.goto(served(missingRoute));
  const text = await page.locator('[data-hero] p').boundingBox();
  const ridge = await page.locator('footer > svg').first().boundingBox();
  expect((text?.y ?? NaN) + (text?.height ?? NaN)).toBeLessThan(ridge?.y ?? NaN);
});

for (const width of [768, 1280]) {
  test(`${width} px: cards fill their rows, however many there are`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(served('/'));
    expect.soft(await textFaults(page)).toEqual([]);
    const ends = await page.locator('li:has(> h3):last-child').evaluateAll((cards) =>
      cards.map((card) => {
        const row = card.parentElement?.getBoundingClientRect();
        return Math.abs(card.getBoundingClientRect().right - (row?.right ?? 0));
      }),
    );
    expect(ends).toHaveLength(3);
    expect(Math.max(...ends)).toBeLessThan(2);
  });
}

for (const script of ['arabic', 'hebrew']) {
  test(`a text in ${script} is aligned to the right`, async ({ page }) => {
    await page.goto(served(`/${script}`));
    const { count, leftAligned } = await textsFromTheRight(page);
    expect(count).toBeGreaterThan(50);
    expect(leftAligned).toEqual([]);
  });
}

test('the open menu has room for long words', async ({ page }) => {
  await page.goto(served(missingRoute));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-menu:popover-open').waitFor();
  expect.soft(await textFaults(page)).toEqual([]);
  expect.soft(await axeFaults(page)).toEqual([]);
});

test('a notification has room for long words', async ({ page }) => {
  await page.goto(served('/long'));
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button').first().press('Enter');
  await page.keyboard.press('F8');
  await page.locator('li[data-state=open]').waitFor();
  expect.soft(await textFaults(page)).toEqual([]);
  expect.soft(await axeFaults(page)).toEqual([]);
});

test('lists of 50, five and one card are shown', async ({ page }) => {
  await page.goto(served('/'));
  const counts = await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .evaluateAll((sections) => sections.map((section) => section.querySelectorAll('h3').length));
  expect(counts).toEqual([0, 1, 5, 50, 0, 0]);
});

test('a redirect page has room for long words', async ({ page }) => {
  await page.route('**/long', (route) => route.fulfill({ status: 204 }));
  await page.goto(served('/moved.html'), { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect.soft(await textFaults(page)).toEqual([]);
  expect.soft(await axeFaults(page)).toEqual([]);
});
