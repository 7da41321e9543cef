import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, type Form, test } from './helpers/editor-fixtures';

/* The point of a picture that stays in view, with pointers of a browser: with a mouse, and with fingers, which also scroll. */

/** Shows the picture of a story, and where its point is. */
async function showPicture(form: Form) {
  await form.open('Pages', 'About');
  const story = await form.expand('Story: ');
  const group = story.getByRole('group', { name: 'Where its subject is' });
  const picture = group.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
  const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    group,
    at: (across: number, down: number) =>
      [box.x + (box.width * across) / 100, box.y + (box.height * down) / 100] as const,
    isAt: async (across: number, down: number) => {
      await expect.poll(() => percent(group, 'From left to right')).toBeCloseTo(across, -1);
      await expect.poll(() => percent(group, 'From top to bottom')).toBeCloseTo(down, -1);
    },
  };
}

const percent = async (group: Locator, name: string) =>
  Number(await group.getByRole('slider', { name }).inputValue());

test('a mouse moves it from anywhere on the picture, and keys go on from there', async ({
  form,
  page,
}) => {
  const { group, at, isAt } = await showPicture(form);
  await page.mouse.move(...at(20, 70));
  await page.mouse.down();
  await isAt(50, 50);
  await page.mouse.move(...at(40, 60));
  await isAt(40, 60);
  await page.mouse.move(...at(160, 30));
  await page.mouse.up();
  await isAt(100, 30);
  await group.getByRole('slider', { name: 'From left to right' }).press('PageDown');
  await isAt(90, 30);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 700 }, isMobile: true, hasTouch: true });

  test('a tap moves it, the mark is dragged, and elsewhere the form scrolls', async ({
    form,
    page,
  }) => {
    const { at, isAt } = await showPicture(form);
    await page.touchscreen.tap(...at(30, 40));
    await isAt(30, 40);
    const finger = await page.context().newCDPSession(page);
    await drag(finger, at(30, 40), at(60, 80));
    await isAt(60, 80);
    const before = await scrolled(page);
    await drag(finger, at(20, 30), at(20, -50));
    await expect.poll(() => scrolled(page)).not.toEqual(before);
    await isAt(60, 80);
  });
});

/** Moves a finger over the screen. */
async function drag(
  finger: CDPSession,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  const touch = (type: 'touchStart' | 'touchMove', [x, y]: readonly [number, number]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', [
      from[0] + ((to[0] - from[0]) * step) / 5,
      from[1] + ((to[1] - from[1]) * step) / 5,
    ]);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Where the mark of the point is on the screen. */
const scrolled = (page: Page) =>
  page.getByRole('slider', { name: 'From left to right' }).first().boundingBox();
