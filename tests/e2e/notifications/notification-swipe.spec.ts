import { defaultDuration } from '../../../src/components/notifications/notification-times';
import {
  desktop,
  expect,
  nightly,
  phone,
  type ShownNotification,
  test,
} from '../../helpers/site/notification';

test.use({ viewport: desktop });

/** A finger on the notification, at points relative to where it first touched. */
async function touch(notification: ShownNotification) {
  const session = await notification.page.context().newCDPSession(notification.page);
  const { left, top } = await notification.box();
  const send = (type: 'touchStart' | 'touchMove', ...points: readonly (readonly number[])[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x = 0, y = 0], id) => ({ x: left + 80 + x, y: top + 30 + y, id })),
    });
  await send('touchStart', [0, 0]);
  return {
    move: (x: number, y: number) => send('touchMove', [x, y]),
    /** Adds a second finger, and moves the first away from it to the right. */
    spread: async (...distances: readonly number[]) => {
      const secondFinger = [-20, 10];
      await send('touchStart', [0, 0], secondFinger);
      for (const x of distances) await send('touchMove', [x, 0], secondFinger);
    },
    lift: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

test.beforeEach(({ notification }) => notification.raiseOn('/about'));

test('W1, W3, W4: it follows the mouse to the right, and leaves when released beyond 50 px', async ({
  page,
  notification,
}) => {
  const { left } = await notification.box();
  // only to the right, even if the pointer is no longer on it
  for (const [x, to] of [
    [30, 30],
    [-15, 0],
  ] as const) {
    await notification.drag([10, 0], [20, 300], [x, 300]);
    await expect(notification.item).toHaveAttribute('data-swipe', 'move');
    expect((await notification.box()).left).toBe(left + to);
    await page.mouse.up();
    await expect(notification.item).toHaveAttribute('data-swipe', 'cancel');
    await notification.arrived();
  }
  await notification.drag([10, 0], [51, 0]);
  await page.mouse.up();
  await expect(notification.anyItem).toHaveAttribute('data-swipe', 'end');
  expect((await notification.box()).left).toBeGreaterThanOrEqual(left + 51);
});

test('W4: released up to 50 px it eases back', nightly, async ({ page, notification }) => {
  const { left } = await notification.box();
  for (const x of [20, 50]) {
    await notification.drag([10, 0], [x, 0]);
    // slow enough to sample the transition
    await notification.item.evaluate((element) => {
      element.style.transitionDuration = '100s';
    });
    await page.mouse.up();
    await expect(notification.item).toHaveAttribute('data-swipe', 'cancel');
    const positions = await notification.item.evaluate((element) => {
      const [easing] = element.getAnimations();
      if (!easing) return [];
      easing.pause();
      const lefts = [0, 2e4, 5e4, 8e4, 99e3].map((time) => {
        easing.currentTime = time;
        return element.getBoundingClientRect().left;
      });
      element.style.transitionDuration = '';
      easing.finish();
      return lefts;
    });
    expect(positions[0], `released at ${x} px`).toBeCloseTo(left + x);
    expect(positions).toEqual(positions.toSorted((a, b) => b - a));
    expect(Math.min(...positions), 'it never leaves the window').toBeGreaterThanOrEqual(left);
    await notification.is('open');
    await notification.arrived();
    expect((await notification.box()).left).toBe(left);
  }
});

test(
  'W1: the mouse selects its title and text instead of swiping it',
  nightly,
  async ({ page, notification }) => {
    const { x = 0, y = 0 } =
      (await notification.item.getByText('Coming Soon!').boundingBox()) ?? {};
    const text = notification.item.getByText(/^Our GitHub page/);
    const end = await text.boundingBox();
    await page.mouse.move(x + 1, y + 12);
    await page.mouse.down();
    await page.mouse.move((end?.x ?? 0) + 60, (end?.y ?? 0) + 12, { steps: 5 });
    await expect(notification.item).not.toHaveAttribute('data-swipe');
    await page.mouse.up();
    const selected = () => page.evaluate(() => String(getSelection()).replaceAll(/\s+/g, ' '));
    expect(await selected()).toMatch(/^Coming Soon! Our G/);
    // there is time to copy it, since the press has given it the focus
    await page.mouse.move(10, 700);
    await page.clock.runFor(2 * defaultDuration);
    await notification.is('open');
    expect(await selected()).toMatch(/^Coming Soon! Our G/);
  },
);

test(
  'W2: a first move that ends beyond its edge is a swipe',
  nightly,
  async ({ page, notification }) => {
    const { left, right, bottom } = await notification.box();
    await page.mouse.move(right - 20, bottom - 12);
    await page.mouse.down();
    await page.mouse.move(right + 50, bottom - 12);
    await expect(notification.item).toHaveAttribute('data-swipe', 'move');
    expect((await notification.box()).left).toBe(left + 70);
    await page.mouse.up();
    await notification.is('closed');
  },
);

test(
  "W2, W7: a drag from the close button doesn't press it, a move of 3 px does",
  nightly,
  async ({ page, notification }) => {
    const pressAndMove = async (by: number) => {
      const { x, y } = (await notification.close.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 20, y + 22);
      await page.mouse.down();
      await page.mouse.move(x + 20 + by, y + 22, { steps: 3 });
    };
    await pressAndMove(30);
    await page.mouse.up();
    await notification.is('open');
    expect(await page.evaluate(() => String(getSelection())), 'nothing is selected').toBe('');
    await notification.arrived();
    await pressAndMove(3);
    await expect(notification.item).not.toHaveAttribute('data-swipe', 'move');
    await page.mouse.up();
    await notification.is('closed');
  },
);

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test(
    'T5: a tap pauses its timer only while the finger presses, and moves no focus',
    nightly,
    async ({ page, notification }) => {
      const finger = await touch(notification);
      await expect(notification.item).toHaveAttribute('data-paused', 'true');
      await finger.lift();
      await expect(notification.item).toHaveAttribute('data-paused', 'false');
      await expect(notification.viewport.locator(':focus')).toHaveCount(0);
      await page.clock.runFor(defaultDuration);
      await notification.is('closed');
    },
  );

  test('W1, W2: a finger swipes it away once it moves 10 px', async ({ notification }) => {
    const finger = await touch(notification);
    await finger.move(9, 0);
    await expect(notification.item).not.toHaveAttribute('data-swipe');
    for (const x of [20, 40, 70]) await finger.move(x, 0);
    await expect(notification.item).toHaveAttribute('data-swipe', 'move');
    await finger.lift();
    await notification.is('closed');
  });

  test(
    'W5, W6: a vertical drag on it only scrolls the page',
    nightly,
    async ({ page, notification }) => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(notification.item).toHaveCSS('touch-action', 'pan-y pinch-zoom');
      const finger = await touch(notification);
      for (const y of [-12, -40, -80, -120]) await finger.move(0, y);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      await finger.lift();
      await notification.is('open');
      await expect(notification.item).toHaveAttribute('data-paused', 'false');
    },
  );

  test('W5, W6: two fingers on it zoom the page', nightly, async ({ page, notification }) => {
    const finger = await touch(notification);
    await finger.spread(20, 60, 120, 180);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1);
    await finger.lift();
    await notification.is('open');
    await expect(notification.item).toHaveAttribute('data-paused', 'false');
  });
});
