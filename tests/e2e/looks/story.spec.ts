import type { Page } from '@playwright/test';
import { setWindow } from 'browser-testing/set-window';
import { expect, inOwnFonts, nightly, phone, test } from '../../helpers/site/fixtures';
import { loadPictures } from '../../helpers/site/load-pictures';

/* A story: its picture, the thread of the quilt, and the commitments beside them. */

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

const commitments = (page: Page) => page.locator('main ol > li');

test(
  'the windows of commitments are lit on their way up, and with reduced motion from the start',
  nightly,
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    /** Its color as it is painted, since one that an animation leads to is told in other numbers. */
    const window = () =>
      commitments(page)
        .first()
        .evaluate((entry) => {
          const painter = new OffscreenCanvas(1, 1).getContext('2d');
          if (!painter) return '';
          painter.fillStyle = getComputedStyle(entry, '::before').backgroundColor;
          painter.fillRect(0, 0, 1, 1);
          return painter.getImageData(0, 0, 1, 1).data.join();
        });
    const dark = await window();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lit = await window();
    expect(dark).not.toBe(lit);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await commitments(page)
      .first()
      .evaluate((entry) => {
        entry.scrollIntoView({ block: 'start', behavior: 'instant' });
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
