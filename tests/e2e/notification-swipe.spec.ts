import { defaultDuration } from '../../src/notifications/use-auto-dismiss';
import { desktop, expect, phone, test, type Toast } from '../helpers/toast';

test.use({ viewport: desktop });

/** A finger on the notification, at points relative to where it first touched. */
async function touch(toast: Toast) {
  const session = await toast.page.context().newCDPSession(toast.page);
  const { left, top } = await toast.box();
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

test.beforeEach(({ toast }) => toast.raiseOn('/about'));

test('W1, W3, W4: it follows the mouse, and leaves from 51 px on', async ({ page, toast }) => {
  const { left } = await toast.box();
  await toast.drag([10, 0], [30, 200]);
  await expect(toast.item).toHaveAttribute('data-swipe', 'move');
  expect((await toast.box()).left).toBe(left + 30);
  await page.mouse.up();
  await expect(toast.item).toHaveAttribute('data-swipe', 'cancel');
  await toast.arrived();
  await toast.drag([10, 0], [51, 0]);
  await page.mouse.up();
  await expect(toast.anyItem).toHaveAttribute('data-swipe', 'end');
  expect((await toast.box()).left).toBeGreaterThanOrEqual(left + 51);
});

test('W2, W4: no drag begins to the left; up to 50 px it eases back', async ({ page, toast }) => {
  const { left } = await toast.box();
  await toast.drag([-10, 0], [90, 0]);
  expect((await toast.box()).left).toBe(left);
  await page.mouse.up();
  await toast.is('open');
  for (const x of [20, 50]) {
    await toast.drag([10, 0], [x, 0]);
    // so slowly that the whole way can be looked at
    await toast.item.evaluate((element) => {
      element.style.transitionDuration = '100s';
    });
    await page.mouse.up();
    await expect(toast.item).toHaveAttribute('data-swipe', 'cancel');
    const way = await toast.item.evaluate((element) => {
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
    await toast.is('open');
    await toast.arrived();
    expect((await toast.box()).left).toBe(left);
  }
});

test('W2: a first movement that leaves it in one step is a swipe', async ({ page, toast }) => {
  const { left, right, top } = await toast.box();
  await page.mouse.move(right - 20, top + 60);
  await page.mouse.down();
  await page.mouse.move(right + 50, top + 60);
  await expect(toast.item).toHaveAttribute('data-swipe', 'move');
  expect((await toast.box()).left).toBe(left + 70);
  await page.mouse.up();
  await toast.is('closed');
});

test('W2, W7: a drag from the close button is no press, 3 px are', async ({ page, toast }) => {
  const pressAndMove = async (by: number) => {
    const { x, y } = (await toast.close.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 22);
    await page.mouse.down();
    await page.mouse.move(x + 20 + by, y + 22, { steps: 3 });
  };
  await pressAndMove(30);
  await page.mouse.up();
  await toast.is('open');
  await expect(toast.item).toHaveCSS('user-select', 'none');
  await toast.arrived();
  await pressAndMove(3);
  await expect(toast.item).not.toHaveAttribute('data-swipe', 'move');
  await page.mouse.up();
  await toast.is('closed');
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('T5: a tap on it leaves it neither held nor focused', async ({ page, toast }) => {
    const finger = await touch(toast);
    await expect(toast.item).toHaveAttribute('data-paused', 'true');
    await finger.lift();
    await expect(toast.item).toHaveAttribute('data-paused', 'false');
    await expect(toast.viewport.locator(':focus')).toHaveCount(0);
    await page.clock.runFor(defaultDuration);
    await toast.is('closed');
  });

  test('W1, W2: a finger swipes it away, from 10 px on', async ({ toast }) => {
    const finger = await touch(toast);
    await finger.move(9, 0);
    await expect(toast.item).not.toHaveAttribute('data-swipe');
    for (const x of [20, 40, 70]) await finger.move(x, 0);
    await expect(toast.item).toHaveAttribute('data-swipe', 'move');
    await finger.lift();
    await toast.is('closed');
  });

  test('W5, W6: a vertical drag on it scrolls the page alone', async ({ page, toast }) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(toast.item).toHaveCSS('touch-action', 'pan-y');
    const finger = await touch(toast);
    for (const y of [-12, -40, -80, -120]) await finger.move(0, y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await finger.lift();
    await toast.is('open');
    await expect(toast.item).toHaveAttribute('data-paused', 'false');
  });
});
