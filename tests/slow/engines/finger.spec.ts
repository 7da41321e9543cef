import { expect, test } from '@playwright/test';
import { describeSite, parts, phone, the } from '../../helpers/site/engine-site';

/* A finger on a notification, which WebKitGTK's driver can't be. */

const { notification, viewport } = parts;
const dataset = `${the(notification)}?.dataset`;

describeSite(
  (site) => {
    const { becomes, get } = site;
    const finger = () => {
      const { finger: own } = site.engine();
      if (!own) throw new Error('This engine has no finger.');
      return own;
    };
    /** Touches it, and moves to these points, relative to the first. */
    const touch = async (...points: readonly (readonly [x: number, y: number])[]) => {
      const { left, top } = await site.box(notification);
      await finger().touch(left + 80, top + 30);
      for (const [x, y] of points) await finger().move(left + 80 + x, top + 30 + y);
    };

    test.beforeEach(async () => {
      await site.visit('/about', phone);
      await site.raise();
    });

    test('T5: a finger pauses it only while it presses, and moves no focus', async () => {
      await touch();
      await becomes(`${dataset}.paused`, 'true');
      await finger().lift();
      await becomes(`${dataset}.paused`, 'false');
      expect(await get(`${the(viewport)}.contains(document.activeElement)`)).toBe(false);
      await site.notificationIs('gone');
    });

    test('W1, W2, W4: a finger swipes it away once it moves 10 px', async () => {
      await touch([9, 0]);
      expect(await get(`${dataset}.swipe ?? ''`)).toBe('');
      await finger().lift();
      await touch([20, 0], [40, 0], [70, 0]);
      await becomes(`${dataset}.swipe`, 'move');
      await finger().lift();
      await site.notificationIs('gone');
    });

    test('W6: the browser keeps vertical drags and the zoom of two fingers', async () => {
      expect(await get(`getComputedStyle(${the(notification)}).touchAction`)).toBe(
        'pan-y pinch-zoom',
      );
      await touch([0, -40], [0, -80]);
      expect(await get(`${dataset}.swipe ?? ''`)).toBe('');
      await finger().lift();
      await site.notificationIs('open');
    });
  },
  ['Firefox'],
);
