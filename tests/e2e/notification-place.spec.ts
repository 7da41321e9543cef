import type { Locator } from '@playwright/test';
import {
  desktop,
  expect,
  phone,
  test as base,
  type ShownNotification,
} from '../helpers/notification';

/** Where a notification stands, and what of the page it may cover. */
class Place {
  constructor(readonly notification: ShownNotification) {}

  /** Gives the window another size while the clock stands still, which frames follow, too. */
  async resize(width: number): Promise<void> {
    await this.notification.page.setViewportSize({ width, height: 700 });
    await this.nextFrame();
  }

  nextFrame = () => this.notification.page.clock.runFor(50);

  /** Moves the page, so that a control stands right under the header, where notifications come. */
  async bringUnderHeader(control: Locator): Promise<void> {
    await control.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = element.getBoundingClientRect().top - header - 8;
      window.scrollBy({ top, behavior: 'instant' });
    });
  }

  /** Expects a control to be in full sight, with nothing of the notification over it. */
  async leavesInSight(control: Locator): Promise<void> {
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
    // until it is gone, and the second after a message in which nothing more is sent
    await this.notification.page.clock.runFor(1200);
    await expect(this.notification.anyItem).toHaveCount(0);
  }
}

const test = base.extend<{ place: Place }>({
  place: ({ notification }, use) => use(new Place(notification)),
});

const widths = [320, 360, 390, 768, 900, 1280];

test('S7: it is across a phone, at the right above', async ({ site, notification, place }) => {
  await notification.raiseOn('/about');
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
  const above = await notification.viewport.evaluate(layer);
  expect(above).toBeGreaterThan(await site.header.evaluate(layer));
  for (const width of [320, 390, 767, 768, 1280, 2560]) {
    await place.resize(width);
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

test('S7: it leaves the button that raised it in sight', async ({ site, notification, place }) => {
  await notification.visit('/contact');
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await place.resize(width);
      await site.fill();
      for (const control of [site.send, site.account(), site.account('LinkedIn')]) {
        await place.bringUnderHeader(control);
        // by script, as where a click gives no focus (Safari)
        await control.dispatchEvent('click');
        await place.leavesInSight(control);
      }
      await place.dismiss();
    });
  }
});

test('S7: it leaves what has the focus in sight', async ({ site, notification, place }) => {
  await notification.visit('/contact');
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await place.resize(width);
      await site.fill();
      await site.field('Name').focus();
      await place.bringUnderHeader(site.field('Name'));
      await site.field('Name').press('Enter');
      await place.leavesInSight(site.field('Name'));
      for (const [from, key, to] of [
        ['Name', 'Tab', 'Email'],
        ['Email', 'Shift+Tab', 'Name'],
      ] as const) {
        await place.bringUnderHeader(site.field(to));
        // comes into the field before without moving the page
        await site.field(from).evaluate((element) => element.focus({ preventScroll: true }));
        await place.nextFrame();
        await place.bringUnderHeader(site.field(to));
        await notification.page.keyboard.press(key);
        await place.nextFrame();
        await expect(site.field(to)).toBeFocused();
        await place.leavesInSight(site.field(to));
      }
      await place.dismiss();
    });
  }
});

test('S7: at the top it goes below what has the focus', async ({ site, notification, place }) => {
  await notification.page.setViewportSize(phone);
  await notification.raiseOn('/');
  const link = site.main.getByRole('link').first();
  await link.evaluate((element) => {
    element.style.cssText = 'position: absolute; top: 100px; left: 40px';
    window.scrollTo({ top: 0, behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  await place.nextFrame();
  await place.leavesInSight(link);
});

test('S7: on a very low screen it leaves room for the focus', async ({
  site,
  notification,
  place,
}) => {
  await notification.page.setViewportSize({ width: 320, height: 256 });
  await notification.visit('/contact');
  await site.fill();
  await site.field('Email').press('Enter');
  await place.leavesInSight(site.field('Email'));
});

test('S7: a page that does not lie under it stays where it is', async ({
  page,
  site,
  notification,
}) => {
  await page.setViewportSize(desktop);
  await notification.visit('/contact');
  await site.fill();
  const before = await page.evaluate(() => scrollY);
  await site.field('Name').press('Enter');
  await notification.arrived();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('S7: it is in sight in a page zoomed by a pinch', async ({ page, site, notification }) => {
  await page.setViewportSize(phone);
  await site.visit('/about');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
  const drag = { x: 100, y: 100, xDistance: 0, yDistance: -2000, speed: 20_000 };
  await browser.send('Input.synthesizeScrollGesture', drag);
  const seen = () =>
    page.evaluate(() => {
      const { offsetTop = 0, height = 0 } = visualViewport ?? {};
      return { top: offsetTop, bottom: offsetTop + height };
    });
  expect((await seen()).top).toBeGreaterThan(100);
  await notification.raise();
  const { top, bottom } = await notification.box();
  expect(top).toBeGreaterThanOrEqual((await seen()).top);
  expect(bottom).toBeLessThanOrEqual((await seen()).bottom);
});
