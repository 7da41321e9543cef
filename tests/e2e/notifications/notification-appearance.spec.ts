import { desktop, expect, nightly, test } from '../../helpers/site/notification';

test.use({ viewport: desktop });

test(
  'S4: the close button is large, visible and within the padding',
  nightly,
  async ({ notification }) => {
    await notification.raiseOn('/about');
    await expect(notification.close).toBeInViewport({ ratio: 1 });
    await expect(notification.close).toHaveCSS('margin', '0px');
    const [button, around] = [await notification.close.boundingBox(), await notification.box()];
    if (!button) throw new Error('There is no close button.');
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(24);
    expect(button.x + button.width).toBeLessThanOrEqual(around.right);
    expect(button.y).toBeGreaterThanOrEqual(around.top);
    const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await notification.item.evaluate(overflow), 'it scrolls sideways').toBe(0);
  },
);

test(
  'P1: with reduced motion it slides only while dragged',
  nightly,
  async ({ page, notification }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await notification.raiseOn('/about');
    expect(await notification.item.evaluate((element) => element.getAnimations())).toEqual([]);
    const { left } = await notification.box();
    await notification.drag([10, 0], [40, 0]);
    expect((await notification.box()).left).toBe(left + 40);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expect(notification.anyItem).toHaveCSS('opacity', '0');
    await expect(notification.anyItem).toHaveCSS('transform', 'none');
    await page.clock.runFor(200);
    await expect(notification.anyItem).toHaveCount(0);
  },
);

test(
  'P2: forced colors keep its border and focus outline',
  nightly,
  async ({ page, notification }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await notification.raiseOn('/about');
    await expect(notification.item).toHaveCSS('border-style', 'solid');
    await page.keyboard.press('F8');
    for (const target of [notification.item, notification.close]) {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
      await expect(target).toHaveCSS('outline-style', 'solid');
    }
    const color = (element: Element) => getComputedStyle(element).color;
    const sign = notification.close.locator('svg');
    await expect(sign).toHaveCSS('fill', await notification.close.evaluate(color));
  },
);
