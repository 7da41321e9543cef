import type { Locator, Page } from '@playwright/test';
import { desktop, expect, test } from './support/fixtures';
import { account, arrived, boxOf, open, raise, viewport } from './support/notification';

test('S7: above the bar in the pile, below it on the screen', async ({ page }) => {
  await open(page);
  await raise(page);
  const bar = page.locator('[data-bar]');
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
  expect(await viewport(page).evaluate(layer)).toBeGreaterThan(await bar.evaluate(layer));
  const { top } = await boxOf(page);
  expect(top).toBeGreaterThanOrEqual(
    await bar.evaluate((element) => element.getBoundingClientRect().bottom),
  );
});

for (const width of [320, 390, 767]) {
  test(`S7: at ${String(width)} px it takes the whole width but a gutter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    await raise(page);
    const { left, right } = await boxOf(page);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(width / 10);
    expect(width - right).toBeCloseTo(left);
  });
}

for (const width of [768, 1280, 2560]) {
  test(`S7: at ${String(width)} px it is at most 420 px wide, at the right`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await raise(page);
    const { left, right } = await boxOf(page);
    expect(right - left).toBeLessThanOrEqual(420);
    expect(left).toBeGreaterThan(width / 3);
  });
}

/** Whether the notification lies over a control. */
async function covers(page: Page, control: Locator): Promise<boolean> {
  const own = await control.evaluate(
    (element) => element.getBoundingClientRect().toJSON() as DOMRect,
  );
  const { left, right, top, bottom } = await boxOf(page);
  return own.left < right && own.right > left && own.top < bottom && own.bottom > top;
}

/** Moves the page, so that a control stands right under the bar, where the notification comes. */
async function bringUnderBar(control: Locator): Promise<void> {
  await control.evaluate((element) => {
    const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0;
    const top = element.getBoundingClientRect().top - bar - 8;
    window.scrollBy({ top, behavior: 'instant' });
  });
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Message').fill('Hello');
}

for (const width of [320, 360, 390, 768, 900, 1280]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('S7: it leaves the button that raised it in sight', async ({ page }) => {
      await open(page, '/contact');
      await fill(page);
      const send = page.getByRole('main').getByRole('button');
      for (const control of [send, account(page), account(page, 'LinkedIn')]) {
        await bringUnderBar(control);
        // By script, as where a click gives no focus (Safari).
        await control.evaluate((button: HTMLElement) => {
          button.click();
        });
        await arrived(page);
        await expect.poll(() => covers(page, control)).toBe(false);
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    });

    test('S7: it leaves what has the focus in sight, wherever the page was scrolled to', async ({
      page,
    }) => {
      await open(page, '/contact');
      await fill(page);
      await field(page, 'Name').focus();
      await bringUnderBar(field(page, 'Name'));
      await field(page, 'Name').press('Enter');
      await arrived(page);
      await expect.poll(() => covers(page, field(page, 'Name'))).toBe(false);
      await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
      for (const [from, key, to] of [
        ['Name', 'Tab', 'Email'],
        ['Email', 'Shift+Tab', 'Name'],
      ] as const) {
        await bringUnderBar(field(page, to));
        // Comes into the field before without moving the page.
        await field(page, from).evaluate((element: HTMLElement) => {
          element.focus({ preventScroll: true });
        });
        await page.clock.runFor(50);
        await bringUnderBar(field(page, to));
        await page.keyboard.press(key);
        // the next frame
        await page.clock.runFor(50);
        await expect(field(page, to)).toBeFocused();
        await expect.poll(() => covers(page, field(page, to))).toBe(false);
        await expect(field(page, to)).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('S7: at the top of a page, where nothing can move up, it goes below what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await raise(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element: HTMLElement) => {
    element.style.cssText = 'position: absolute; top: 100px; left: 40px';
    window.scrollTo({ top: 0, behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  await page.clock.runFor(50);
  await expect.poll(() => covers(page, link)).toBe(false);
  await expect(link).toBeInViewport({ ratio: 1 });
});

test('S7: on a very low screen it leaves room for what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/contact');
  await fill(page);
  await field(page, 'Email').press('Enter');
  await arrived(page);
  await expect.poll(() => covers(page, field(page, 'Email'))).toBe(false);
  await expect(field(page, 'Email')).toBeInViewport({ ratio: 1 });
});

test('S7: a page that does not lie under it stays where it is', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/contact');
  await fill(page);
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  await field(page, 'Name').press('Enter');
  await arrived(page);
  await page.keyboard.press('Tab');
  expect(await scrollY()).toBe(before);
});
