import type { Locator } from '@playwright/test';
import {
  desktop,
  expect,
  nightly,
  phone,
  type ShownNotification,
  test as base,
} from '../../helpers/site/notification';

/** The position of a notification, and what it may cover of the page. */
class Position {
  constructor(readonly notification: ShownNotification) {}

  /** Resizes the window while the clock is paused, which also pauses frames. */
  async resize(width: number): Promise<void> {
    await this.notification.page.setViewportSize({ width, height: 700 });
    await this.nextFrame();
  }

  nextFrame = () => this.notification.page.clock.runFor(50);

  /** Scrolls a control to right below the header, where notifications appear. */
  async scrollBelowHeader(control: Locator): Promise<void> {
    await control.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = element.getBoundingClientRect().top - header - 8;
      window.scrollBy({ top, behavior: 'instant' });
    });
  }

  /** Expects a control to be fully visible, with no part of the notification over it. */
  async expectUncovered(control: Locator): Promise<void> {
    await this.notification.arrived();
    await expect(async () => {
      const own = await control.evaluate((element) => element.getBoundingClientRect());
      const { left, right, top, bottom } = await this.notification.box();
      const beside = own.left >= right || own.right <= left;
      expect(beside || own.top >= bottom || own.bottom <= top).toBe(true);
    }).toPass();
    await expect(control).toBeInViewport({ ratio: 1 });
  }

  async dismiss(): Promise<void> {
    await this.notification.page.keyboard.press('Escape');
    // until it is removed, and for the second in which another submit is ignored (F11)
    await this.notification.page.clock.runFor(1200);
    await expect(this.notification.anyItem).toHaveCount(0);
  }
}

const test = base.extend<{ position: Position }>({
  position: ({ notification }, use) => use(new Position(notification)),
});

const widths = [320, 360, 390, 768, 900, 1280];

test('S7: it spans a phone, and is at the top right from 768 px up', async ({
  site,
  notification,
  position,
}) => {
  await notification.raiseOn('/about');
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
  const above = await notification.viewport.evaluate(layer);
  expect(above).toBeGreaterThan(await site.header.evaluate(layer));
  for (const width of [320, 390, 767, 768, 1280, 2560]) {
    await position.resize(width);
    const { left, right, top } = await notification.box();
    const header = await site.header.boundingBox();
    expect.soft(top, `${width} px`).toBeGreaterThanOrEqual(header?.height ?? Infinity);
    if (width < 768) {
      expect.soft(left, `${width} px`).toBeGreaterThan(0);
      expect.soft(left, `${width} px`).toBeLessThanOrEqual(width / 10);
      expect.soft(width - right, `${width} px`).toBeCloseTo(left);
    } else {
      expect.soft(right - left, `${width} px`).toBeLessThanOrEqual(420);
      expect.soft(left, `${width} px`).toBeGreaterThan(width / 3);
    }
  }
});

test(
  "S7: it doesn't cover the button that raised it",
  nightly,
  async ({ site, notification, position }) => {
    await notification.visit('/contact');
    for (const width of widths) {
      await test.step(`at ${width} px`, async () => {
        await position.resize(width);
        await site.fill();
        for (const control of [site.send, site.account(), site.account('LinkedIn')]) {
          await position.scrollBelowHeader(control);
          // by script: in Safari a click takes the focus from a field, and doesn't give it to a button
          await site.field('Message').blur();
          await control.dispatchEvent('click');
          await position.expectUncovered(control);
        }
        await position.dismiss();
      });
    }
  },
);

test("S7: it doesn't cover the focused element", async ({ site, notification, position }) => {
  await notification.visit('/contact');
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await position.resize(width);
      await site.fill();
      await site.field('Name').focus();
      await position.scrollBelowHeader(site.field('Name'));
      await site.field('Name').press('Enter');
      await position.expectUncovered(site.field('Name'));
      for (const [from, key, to] of [
        ['Name', 'Tab', 'Email'],
        ['Email', 'Shift+Tab', 'Name'],
      ] as const) {
        await position.scrollBelowHeader(site.field(to));
        // focuses the previous field without scrolling
        await site.field(from).evaluate((element) => element.focus({ preventScroll: true }));
        await position.nextFrame();
        await position.scrollBelowHeader(site.field(to));
        await notification.page.keyboard.press(key);
        await position.nextFrame();
        await expect(site.field(to)).toBeFocused();
        await position.expectUncovered(site.field(to));
      }
      await position.dismiss();
    });
  }
});

test(
  'S7: it covers neither contact details nor their heading',
  nightly,
  async ({ site, notification, position }) => {
    await notification.visit('/contact');
    const details = notification.page.locator('[data-band=details] :is(a, h2)');
    for (const width of [960, 1280, 1920]) {
      await test.step(`at ${width} px`, async () => {
        await position.resize(width);
        for (const detail of await details.all()) {
          await site.fill();
          await position.scrollBelowHeader(detail);
          await site.send.dispatchEvent('click');
          await position.expectUncovered(detail);
          await position.dismiss();
        }
      });
    }
  },
);

test(
  "S7: if the page can't scroll, it moves below the focused element",
  nightly,
  async ({ site, notification, position }) => {
    await notification.page.setViewportSize(phone);
    await notification.raiseOn('/');
    const link = site.main.getByRole('link').first();
    await link.evaluate((element) => {
      element.style.cssText = 'position: absolute; top: 100px; left: 40px';
      window.scrollTo({ top: 0, behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
    await position.nextFrame();
    await position.expectUncovered(link);
  },
);

test(
  "S7: on a very low screen it doesn't cover the focused element",
  nightly,
  async ({ site, notification, position }) => {
    await notification.page.setViewportSize({ width: 320, height: 256 });
    await notification.visit('/contact');
    await site.fill();
    await site.field('Email').press('Enter');
    await position.expectUncovered(site.field('Email'));
  },
);

test(
  "S7: a page that it doesn't cover isn't scrolled",
  nightly,
  async ({ page, site, notification }) => {
    await page.setViewportSize(desktop);
    await notification.visit('/contact');
    await site.fill();
    const before = await page.evaluate(() => scrollY);
    await site.field('Name').press('Enter');
    await notification.arrived();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);

test(
  'S7: it is visible in a page zoomed by a pinch',
  nightly,
  async ({ page, site, notification }) => {
    await page.setViewportSize(phone);
    await site.visit('/about');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
    const drag = { x: 100, y: 100, xDistance: 0, yDistance: -2000, speed: 20_000 };
    await browser.send('Input.synthesizeScrollGesture', drag);
    const visible = () =>
      page.evaluate(() => {
        const { offsetTop = 0, height = 0 } = visualViewport ?? {};
        return { top: offsetTop, bottom: offsetTop + height };
      });
    expect((await visible()).top).toBeGreaterThan(100);
    await notification.raise();
    const { top, bottom } = await notification.box();
    expect(top).toBeGreaterThanOrEqual((await visible()).top);
    expect(bottom).toBeLessThanOrEqual((await visible()).bottom);
  },
);
