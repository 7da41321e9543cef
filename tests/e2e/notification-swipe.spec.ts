import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '../helpers/fixtures';
import {
  anyNotification,
  viewport,
  arrived,
  boxOf,
  notification,
  closeButton,
  dragBy,
  open,
  raise,
} from '../helpers/notification';

test.use({ viewport: desktop });

/** A finger on the notification, at points relative to where it first touched. */
async function touchNotification(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { left, top } = await boxOf(page);
  const send = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: left + 80 + x, y: top + 30 + y }],
    });
  await send('touchStart', 0, 0);
  return {
    move: (x: number, y: number) => send('touchMove', x, y),
    lift: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

test('W1, W3: it follows the mouse to the right, and off its edge', async ({ page }) => {
  await open(page);
  await raise(page);
  const { left } = await boxOf(page);
  await dragBy(page, [10, 0], [30, 200]);
  await expect(notification(page)).toHaveAttribute('data-swipe', 'move');
  expect((await boxOf(page)).left).toBe(left + 30);
  await page.mouse.up();
  await expect(notification(page)).toHaveAttribute('data-swipe', 'cancel');
});

test('W2, W4: a drag that begins to the left is none; let go at 20 or 50 px it eases back from where it was to its place', async ({
  page,
}) => {
  await open(page);
  await raise(page);
  const { left } = await boxOf(page);
  await dragBy(page, [-10, 0], [90, 0]);
  await page.mouse.up();
  expect((await boxOf(page)).left).toBe(left);
  await expect(notification(page)).toHaveAttribute('data-state', 'open');
  for (const x of [20, 50]) {
    await dragBy(page, [10, 0], [x, 0]);
    // So slowly that the whole way can be looked at.
    await notification(page).evaluate((element) => {
      element.style.transitionDuration = '100s';
    });
    await page.mouse.up();
    await expect(notification(page)).toHaveAttribute('data-swipe', 'cancel');
    const way = await notification(page).evaluate((element) => {
      const [back] = element.getAnimations();
      if (!back) return [];
      back.pause();
      const places = [0, 2e4, 5e4, 8e4, 99e3].map((time) => {
        back.currentTime = time;
        return element.getBoundingClientRect().left;
      });
      element.style.transitionDuration = '';
      back.finish();
      return places;
    });
    expect(way[0], `let go at ${x} px`).toBeCloseTo(left + x);
    expect(way).toEqual(way.toSorted((a, b) => b - a));
    expect(Math.min(...way), 'it never leaves the window').toBeGreaterThanOrEqual(left);
    await expect(notification(page)).toHaveAttribute('data-state', 'open');
    await arrived(page);
    expect((await boxOf(page)).left).toBe(left);
  }
});

test('W2: a press on the close button that moves by 3 px closes, and moves nothing', async ({
  page,
}) => {
  await open(page);
  await raise(page);
  const box = await closeButton(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 22];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y);
  await expect(notification(page)).not.toHaveAttribute('data-swipe');
  await page.mouse.up();
  await expect(anyNotification(page)).toHaveAttribute('data-state', 'closed');
});

test('W2: a first movement that leaves it in one step is a swipe', async ({ page }) => {
  await open(page);
  await raise(page);
  const { left, right, top } = await boxOf(page);
  await page.mouse.move(right - 20, top + 60);
  await page.mouse.down();
  await page.mouse.move(right + 50, top + 60);
  await expect(notification(page)).toHaveAttribute('data-swipe', 'move');
  expect((await boxOf(page)).left).toBe(left + 70);
  await page.mouse.up();
  await expect(anyNotification(page)).toHaveAttribute('data-state', 'closed');
});

test('W4: let go at 51 px it goes on to the right', async ({ page }) => {
  await open(page);
  await raise(page);
  const { left } = await boxOf(page);
  await dragBy(page, [10, 0], [51, 0]);
  await page.mouse.up();
  await expect(anyNotification(page)).toHaveAttribute('data-swipe', 'end');
  const now = await anyNotification(page).evaluate(
    (element) => element.getBoundingClientRect().left,
  );
  expect(now).toBeGreaterThanOrEqual(left + 51);
});

test('W7: a short drag begun on the close button does not close', async ({ page }) => {
  await open(page);
  await raise(page);
  await closeButton(page).hover();
  const box = await closeButton(page).boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 22, { steps: 3 });
  await page.mouse.up();
  await expect(notification(page)).toHaveAttribute('data-state', 'open');
  await expect(notification(page)).toHaveCSS('user-select', 'none');
  await closeButton(page).click();
  await expect(anyNotification(page)).toHaveAttribute('data-state', 'closed');
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('T5: a tap on it leaves it neither held nor focused', async ({ page }) => {
    await open(page);
    await raise(page);
    const finger = await touchNotification(page);
    await expect(notification(page)).toHaveAttribute('data-paused', 'true');
    await finger.lift();
    await expect(notification(page)).toHaveAttribute('data-paused', 'false');
    await expect(viewport(page).locator(':focus')).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(anyNotification(page)).toHaveAttribute('data-state', 'closed');
  });

  test('W1, W2: a finger swipes it away, from 10 px on', async ({ page }) => {
    await open(page);
    await raise(page);
    const finger = await touchNotification(page);
    await finger.move(9, 0);
    await expect(notification(page)).not.toHaveAttribute('data-swipe');
    for (const x of [20, 40, 70]) await finger.move(x, 0);
    await expect(notification(page)).toHaveAttribute('data-swipe', 'move');
    await finger.lift();
    await expect(anyNotification(page)).toHaveAttribute('data-state', 'closed');
  });

  test('W5, W6: a vertical drag on it scrolls the page and leaves it in place', async ({
    page,
  }) => {
    await open(page);
    await raise(page);
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(notification(page)).toHaveCSS('touch-action', 'pan-y');
    const finger = await touchNotification(page);
    for (const y of [-12, -40, -80, -120]) await finger.move(0, y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await finger.lift();
    await expect(notification(page)).toHaveAttribute('data-state', 'open');
    await expect(notification(page)).toHaveAttribute('data-paused', 'false');
  });
});
