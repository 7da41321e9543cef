import type { Locator, Page } from '@playwright/test';
import { desktop, expect, test } from '../helpers/fixtures';
import {
  account,
  anyNotification,
  viewport,
  arrived,
  boxOf,
  open,
  raise,
} from '../helpers/notification';

test('S7: above the bar in the pile, below it on the screen; on phones as wide as the window, else at most 420 px, at the right', async ({
  page,
}) => {
  await open(page);
  await raise(page);
  const bar = page.locator('[data-bar]');
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
  expect(await viewport(page).evaluate(layer)).toBeGreaterThan(await bar.evaluate(layer));
  for (const width of [320, 390, 767, 768, 1280, 2560]) {
    await test.step(`at ${width} px`, async () => {
      await setWidth(page, width);
      const { left, right, top } = await boxOf(page);
      const below = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
      expect.soft(top).toBeGreaterThanOrEqual(below);
      if (width < 768) {
        expect.soft(left).toBeGreaterThan(0);
        expect.soft(left).toBeLessThanOrEqual(width / 10);
        expect.soft(width - right).toBeCloseTo(left);
      } else {
        expect.soft(right - left).toBeLessThanOrEqual(420);
        expect.soft(left).toBeGreaterThan(width / 3);
      }
    });
  }
});

/** Gives the window another width while the clock stands still, which frames follow, too. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await page.clock.runFor(50);
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

/** Expects a control to be in full sight, with nothing of the notification over it. */
async function expectInSight(page: Page, control: Locator): Promise<void> {
  await arrived(page);
  await expect.poll(() => covers(page, control)).toBe(false);
  await expect(control).toBeInViewport({ ratio: 1 });
}

/** Dismisses the notification, and waits until it is gone. */
async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.clock.runFor(200);
  await expect(anyNotification(page)).toHaveCount(0);
}

const widths = [320, 360, 390, 768, 900, 1280];

test('S7: it leaves the button that raised it in sight', async ({ page }) => {
  await open(page, '/contact');
  const send = page.getByRole('main').getByRole('button');
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await setWidth(page, width);
      await fill(page);
      for (const control of [send, account(page), account(page, 'LinkedIn')]) {
        await bringUnderBar(control);
        // By script, as where a click gives no focus (Safari).
        await control.evaluate((button: HTMLElement) => {
          button.click();
        });
        await expectInSight(page, control);
      }
      await dismiss(page);
    });
  }
});

test('S7: it leaves what has the focus in sight, wherever the page was scrolled to', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await setWidth(page, width);
      await fill(page);
      await field(page, 'Name').focus();
      await bringUnderBar(field(page, 'Name'));
      await field(page, 'Name').press('Enter');
      await expectInSight(page, field(page, 'Name'));
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
        await expectInSight(page, field(page, to));
      }
      await dismiss(page);
      // the second after a message in which nothing more is sent
      await page.clock.runFor(1000);
    });
  }
});

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
  await expectInSight(page, field(page, 'Email'));
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
