import { expect, test } from '@playwright/test';
import { describeSite, parts, the } from '../../helpers/site/engine-site';

/* Swiping a notification by mouse, in the two other engines. */

const { notification, close } = parts;
const phase = `${the(notification)}?.dataset.swipe ?? ''`;

describeSite((site) => {
  const { becomes, get } = site;
  const mouse = () => site.engine().mouse;
  const leftNow = async () => (await site.box(notification)).left;
  const arrived = () => becomes(`${the(notification)}.getAnimations().length`, 0);
  /** Presses beside its words, where a mouse swipes, and moves to these points, relative to the press. */
  const drag = async (...points: readonly (readonly [x: number, y: number])[]) => {
    const { left, top } = await site.box(notification);
    await mouse().move(left + 8, top + 30);
    await mouse().press();
    for (const [x, y] of points) await mouse().move(left + 8 + x, top + 30 + y);
  };

  test.beforeEach(async () => {
    await site.visit('/about');
    await site.raise();
  });

  test('W1, W3, W4: it follows the mouse to the right, and leaves when released beyond 50 px', async () => {
    const left = await leftNow();
    for (const [x, to] of [
      [30, 30],
      [-15, 0],
    ] as const) {
      await drag([10, 0], [20, 300], [x, 300]);
      await becomes(phase, 'move');
      await becomes(`${the(notification)}.getBoundingClientRect().left - ${left}`, to);
      await mouse().release();
      await becomes(phase, 'cancel');
      await arrived();
      expect(await leftNow()).toBe(left);
      await site.notificationIs('open');
    }
    await drag([10, 0], [51, 0]);
    await mouse().release();
    await site.notificationIs('gone');
  });

  test('W2: a move of 4 px, to the left or mainly down is no swipe', async () => {
    for (const point of [
      [4, 0],
      [-30, 0],
      [20, 40],
    ] as const) {
      await drag(point, [point[0] + 1, point[1]]);
      // a gesture that was ignored stays so until the next press
      if (point[0] !== 4) await mouse().move(1200, 200);
      await becomes(`(${phase}) === 'move'`, point[0] === 4);
      await mouse().release();
      await arrived();
      await site.notificationIs('open');
    }
  });

  test('W2: a first move that ends beyond its edge is a swipe', async () => {
    const { left, right, bottom } = await site.box(notification);
    await mouse().move(right - 20, bottom - 10);
    await mouse().press();
    await mouse().move(right + 30, bottom - 10);
    await becomes(phase, 'move');
    await becomes(`${the(notification)}.getBoundingClientRect().left - ${left}`, 50);
    await mouse().move(right + 32, bottom - 10);
    await mouse().release();
    await site.notificationIs('gone');
  });

  test("W2, W7: a drag from the close button doesn't press it, a move of 3 px does", async () => {
    const pressAndMove = async (by: number) => {
      const { left, top } = await site.box(close);
      await mouse().move(left + 20, top + 22);
      await mouse().press();
      await mouse().move(left + 20 + by / 2, top + 22);
      await mouse().move(left + 20 + by, top + 22);
    };
    await pressAndMove(30);
    await becomes(phase, 'move');
    await mouse().release();
    await arrived();
    await site.notificationIs('open');
    await pressAndMove(3);
    expect(await get(phase)).not.toBe('move');
    await mouse().release();
    await site.notificationIs('gone');
  });

  test('T2, W4: it is paused while pressed, and released up to 50 px it eases back and expires', async () => {
    const left = await leftNow();
    await drag([10, 0], [50, 0]);
    await becomes(`${the(notification)}.dataset.paused`, 'true');
    await mouse().release();
    await arrived();
    expect(await leftNow()).toBe(left);
    await mouse().move(20, 500);
    await becomes(`${the(notification)}.dataset.paused`, 'false');
    await site.notificationIs('gone');
  });

  test('W5: a gesture that the browser cancels snaps back, and time continues', async () => {
    await get(
      "addEventListener('pointerdown', ({ pointerId }) => void (window.pressed = pointerId))",
    );
    await drag([10, 0], [80, 0]);
    await becomes(phase, 'move');
    // as it would be for a drag of the system; no driver can make one
    await get(`${the(notification)}.dispatchEvent(
      new PointerEvent('pointercancel', { bubbles: true, pointerId: pressed, isPrimary: true }))`);
    await becomes(phase, 'cancel');
    await site.notificationIs('open');
    await mouse().move(20, 500);
    await mouse().release();
    await site.notificationIs('gone');
  });

  test('W8: the close button does what a swipe does', async () => {
    await site.engine().click(close);
    await site.notificationIs('gone');
  });
});
