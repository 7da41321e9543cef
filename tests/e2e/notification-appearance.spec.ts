import { desktop, expect, test } from '../helpers/toast';

test.use({ viewport: desktop });

test('S4: the close button is large, in sight and within the padding', async ({ toast }) => {
  await toast.raiseOn('/about');
  await expect(toast.close).toBeInViewport({ ratio: 1 });
  await expect(toast.close).toHaveCSS('margin', '0px');
  const [button, around] = [await toast.close.boundingBox(), await toast.box()];
  if (!button) throw new Error('There is no close button.');
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(24);
  expect(button.x + button.width).toBeLessThanOrEqual(around.right);
  expect(button.y).toBeGreaterThanOrEqual(around.top);
  const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await toast.item.evaluate(overflow), 'it scrolls sideways').toBe(0);
});

test('P1: with reduced motion nothing slides but under the pointer', async ({ page, toast }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toast.raiseOn('/about');
  expect(await toast.item.evaluate((element) => element.getAnimations())).toEqual([]);
  const { left } = await toast.box();
  await toast.drag([10, 0], [40, 0]);
  expect((await toast.box()).left).toBe(left + 40);
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(toast.anyItem).toHaveCSS('opacity', '0');
  await expect(toast.anyItem).toHaveCSS('transform', 'none');
  await page.clock.runFor(200);
  await expect(toast.anyItem).toHaveCount(0);
});

test('P2: in forced colours it keeps its border and its focus', async ({ page, toast }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await toast.raiseOn('/about');
  await expect(toast.item).toHaveCSS('border-style', 'solid');
  await page.keyboard.press('F8');
  for (const target of [toast.item, toast.close]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await expect(target).toHaveCSS('outline-style', 'solid');
  }
  const colour = (element: Element) => getComputedStyle(element).color;
  const sign = toast.close.locator('svg');
  await expect(sign).toHaveCSS('fill', await toast.close.evaluate(colour));
});
