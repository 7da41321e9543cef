import type { Page } from '@playwright/test';
import {
  axe,
  desktop,
  expect,
  hydrated,
  missingRoute,
  phone,
  routes,
  test,
} from './support/fixtures';

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const list = (page: Page) => area(page).getByRole('list');
const card = (page: Page) => area(page).getByRole('listitem');
const closeButton = (page: Page) => card(page).getByRole('button', { name: 'Close notification' });
const account = (page: Page, name = 'GitHub') =>
  page.getByRole('contentinfo').getByRole('button', { name });

/** Opens a page, alive, with its clock standing still, so that nothing expires before it should. */
async function open(page: Page, route = '/about'): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Raises a notification without the pointer, from a control that has the focus then. */
async function raise(page: Page, name?: string): Promise<void> {
  await account(page, name).press('Enter');
  await arrived(page);
}

/** Waits until the notification stands still. */
async function arrived(page: Page): Promise<void> {
  await card(page).evaluate(async (element) => {
    const own = element.getAnimations();
    await Promise.all(own.map((animation) => animation.finished));
  });
}

/** Where the notification is on the screen. */
async function boxOf(page: Page) {
  return card(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}

/** Presses the mouse on the notification's text and carries it along the points given. */
async function dragBy(page: Page, ...points: readonly (readonly [x: number, y: number])[]) {
  const { left, top } = await boxOf(page);
  await page.mouse.move(left + 80, top + 30);
  await page.mouse.down();
  for (const [x, y] of points) await page.mouse.move(left + 80 + x, top + 30 + y);
}

/** A finger on the notification, at points relative to where it first touched. */
async function touchCard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { left, top } = await boxOf(page);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of [...routes, missingRoute]) {
    test(`S1, A1, P3: ${route} comes with an empty area and an empty status`, async ({ page }) => {
      await page.goto(route);
      await expect(area(page)).toHaveCount(1);
      await expect(list(page)).toBeEmpty();
      await expect(page.getByRole('status')).toBeEmpty();
      await expect(page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
      await expect(area(page)).not.toHaveAttribute('style');
    });
  }
});

test.describe('on desktop', () => {
  test.use({ viewport: desktop });

  test('S2: at no time are there two', async ({ page }) => {
    await open(page);
    await list(page).evaluate((element) => {
      let most = 0;
      new MutationObserver(() => {
        most = Math.max(most, element.children.length);
        element.dataset.most = String(most);
      }).observe(element, { childList: true });
    });
    await raise(page);
    await page.keyboard.press('Escape');
    await raise(page, 'Twitter');
    await raise(page, 'LinkedIn');
    await expect(card(page)).toContainText('LinkedIn');
    await expect(list(page)).toHaveAttribute('data-most', '1');
  });

  test('S4: the close button is in sight and at least 24 px large', async ({ page }) => {
    await open(page);
    await raise(page);
    await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
    const box = await closeButton(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  });

  test('S6: where a notification was, the page gets the clicks again', async ({ page }) => {
    await open(page);
    await raise(page);
    const { left, top } = await boxOf(page);
    const hitsArea = () =>
      area(page).evaluate((element, [x, y]) => element.contains(document.elementFromPoint(x, y)), [
        left + 20,
        top + 20,
      ] as const);
    expect(await hitsArea()).toBe(true);
    await page.keyboard.press('Escape');
    await page.clock.runFor(200);
    expect(await hitsArea()).toBe(false);
    await expect(area(page)).toHaveCSS('pointer-events', 'none');
  });

  test('S7: above the bar in the pile, below it on the screen', async ({ page }) => {
    await open(page);
    await raise(page);
    const bar = page.locator('[data-bar]');
    const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
    expect(await area(page).evaluate(layer)).toBeGreaterThan(await bar.evaluate(layer));
    const { top } = await boxOf(page);
    expect(top).toBeGreaterThanOrEqual(
      await bar.evaluate((element) => element.getBoundingClientRect().bottom),
    );
  });

  test('A1, A2, A5: the message is read out while the focus stays', async ({ page }) => {
    await open(page);
    await raise(page);
    const status = page.getByRole('status');
    await expect(status).toBeEmpty();
    await page.clock.runFor(100);
    await expect(status).toHaveText(/^Coming Soon! Our GitHub page .* later!$/);
    await expect(account(page)).toBeFocused();
  });

  test('T1: a notification leaves after 5000 ms', async ({ page }) => {
    await open(page);
    await raise(page);
    await page.clock.runFor(4900);
    await expect(card(page)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(100);
    await expect(card(page)).toHaveAttribute('data-state', 'closed');
    await page.clock.runFor(200);
    await expect(card(page)).toHaveCount(0);
  });

  test('T2: a pointer that rests there does not hold it; one that moves does', async ({ page }) => {
    await open(page);
    await page.mouse.move(desktop.width - 200, 130);
    await raise(page);
    await expect(card(page)).toHaveAttribute('data-paused', 'false');
    await page.mouse.move(desktop.width - 201, 130);
    await expect(card(page)).toHaveAttribute('data-paused', 'true');
    await page.clock.runFor(10_000);
    await expect(card(page)).toHaveAttribute('data-state', 'open');
  });

  test('T8: closed by a click, the next one expires under the pointer', async ({ page }) => {
    await open(page);
    await raise(page);
    await closeButton(page).click();
    await page.clock.runFor(200);
    await expect(card(page)).toHaveCount(0);
    await raise(page);
    await page.clock.runFor(5000);
    await expect(card(page)).toHaveAttribute('data-state', 'closed');
  });

  test('T9: it stays across a navigation, and its time runs on', async ({ page }) => {
    await open(page);
    await raise(page);
    await page.clock.runFor(3000);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home' })
      .click();
    await expect(page).toHaveURL('/');
    await expect(card(page)).toHaveAttribute('data-state', 'open');
    await page.mouse.move(10, 500);
    await page.clock.runFor(2000);
    await expect(card(page)).toHaveAttribute('data-state', 'closed');
  });

  for (const key of ['Enter', 'Space']) {
    test(`D1, D6: ${key} on the close button dismisses, and focus goes back`, async ({ page }) => {
      await open(page);
      await raise(page);
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(closeButton(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(card(page)).toHaveAttribute('data-state', 'closed');
      await expect(account(page)).toBeFocused();
    });
  }

  test('D2: Escape dismisses from a field, whose text stays', async ({ page }) => {
    await open(page, '/contact');
    await raise(page);
    await page.getByLabel('Name').fill('Ada');
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveAttribute('data-state', 'closed');
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
  });

  test('D4: F8 focuses the list from a field, empty or not, and in sight', async ({ page }) => {
    await open(page, '/contact');
    await page.getByLabel('Name').press('F8');
    await expect(list(page)).toBeFocused();
    await expect(list(page)).toHaveCSS('outline-style', 'solid');
    await raise(page);
    await page.getByLabel('Name').press('F8');
    await expect(list(page)).toBeFocused();
  });

  test('D5: Tab goes through the notification and out of it, Shift+Tab before it', async ({
    page,
  }) => {
    await open(page);
    await raise(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(area(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('F8');
    await page.keyboard.press('Shift+Tab');
    await expect(account(page, 'LinkedIn')).toBeFocused();
  });

  test('D7: replaced while it has the focus, the list takes it', async ({ page }) => {
    await open(page);
    await raise(page);
    await closeButton(page).focus();
    // A press by script moves no focus.
    await account(page, 'Twitter').evaluate((button: HTMLElement) => {
      button.click();
    });
    await expect(card(page)).toContainText('Twitter');
    await expect(list(page)).toBeFocused();
  });

  test('D8: what leaves can be neither focused nor clicked', async ({ page }) => {
    await open(page);
    await raise(page);
    await page.keyboard.press('Escape');
    await expect(card(page).or(list(page).locator('[inert]'))).toHaveCount(1);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(area(page).locator('li:focus, button:focus')).toHaveCount(0);
  });

  test('W1, W3: it follows the mouse to the right, and off its edge', async ({ page }) => {
    await open(page);
    await raise(page);
    const { left } = await boxOf(page);
    await dragBy(page, [10, 0], [30, 200]);
    await expect(card(page)).toHaveAttribute('data-swipe', 'move');
    expect((await boxOf(page)).left).toBe(left + 30);
    await page.mouse.up();
    await expect(card(page)).toHaveAttribute('data-swipe', 'cancel');
  });

  test('W2: a drag that begins to the left is none', async ({ page }) => {
    await open(page);
    await raise(page);
    const { left } = await boxOf(page);
    await dragBy(page, [-10, 0], [90, 0]);
    await page.mouse.up();
    expect((await boxOf(page)).left).toBe(left);
    await expect(card(page)).toHaveAttribute('data-state', 'open');
  });

  test('W4: let go at 50 px it comes back to its place', async ({ page }) => {
    await open(page);
    await raise(page);
    const { left } = await boxOf(page);
    await dragBy(page, [10, 0], [50, 0]);
    await page.mouse.up();
    await expect(card(page)).toHaveAttribute('data-state', 'open');
    await arrived(page);
    expect((await boxOf(page)).left).toBe(left);
  });

  test('W4: let go at 51 px it goes on to the right', async ({ page }) => {
    await open(page);
    await raise(page);
    const { left } = await boxOf(page);
    await dragBy(page, [10, 0], [51, 0]);
    await page.mouse.up();
    await expect(list(page).locator('li')).toHaveAttribute('data-swipe', 'end');
    const now = await list(page)
      .locator('li')
      .evaluate((element) => element.getBoundingClientRect().left);
    expect(now).toBeGreaterThanOrEqual(left + 51);
  });

  test('W7: a short drag begun on the close button does not close', async ({ page }) => {
    await open(page);
    await raise(page);
    await closeButton(page).hover();
    const box = await closeButton(page).boundingBox();
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 22, { steps: 3 });
    await page.mouse.up();
    await expect(card(page)).toHaveAttribute('data-state', 'open');
    await expect(card(page)).toHaveCSS('user-select', 'none');
    await closeButton(page).click();
    await expect(list(page).locator('li')).toHaveAttribute('data-state', 'closed');
  });

  test('P1: with reduced motion nothing slides but under the pointer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await raise(page);
    await expect(card(page)).toHaveCSS('animation-name', 'none');
    const { left } = await boxOf(page);
    await dragBy(page, [10, 0], [40, 0]);
    expect((await boxOf(page)).left).toBe(left + 40);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    const leaving = list(page).locator('li');
    await expect(leaving).toHaveCSS('opacity', '0');
    await expect(leaving).toHaveCSS('transform', 'none');
    await page.clock.runFor(200);
    await expect(leaving).toHaveCount(0);
  });

  test('P2: in forced colours it keeps its border and its focus', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    await raise(page);
    await expect(card(page)).toHaveCSS('border-style', 'solid');
    await page.keyboard.press('F8');
    for (const target of [card(page), closeButton(page)]) {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
      await expect(target).toHaveCSS('outline-style', 'solid');
    }
    const [text, sign] = await closeButton(page).evaluate((button) =>
      [button, button.querySelector('svg') ?? button].map((element) => {
        const { color, fill } = getComputedStyle(element);
        return element === button ? color : fill;
      }),
    );
    expect(sign).toBe(text);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`breaks no accessibility rule in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page);
      await raise(page);
      // axe itself needs time to pass.
      await page.clock.resume();
      expect(await axe(page)).toEqual([]);
    });
  }
});

test.describe('S7', () => {
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

  for (const viewport of [phone, desktop]) {
    test(`S7: at ${String(viewport.width)} px it covers neither form nor footer button`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/contact');
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('Message').fill('Hello');
      const submit = page.getByRole('main').getByRole('button');
      for (const control of [submit, account(page)]) {
        await control.click();
        await arrived(page);
        const { bottom } = await boxOf(page);
        expect((await control.boundingBox())?.y).toBeGreaterThan(bottom);
      }
    });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('T5: a tap on it leaves it neither held nor focused', async ({ page }) => {
    await open(page);
    await raise(page);
    const finger = await touchCard(page);
    await expect(card(page)).toHaveAttribute('data-paused', 'true');
    await finger.lift();
    await expect(card(page)).toHaveAttribute('data-paused', 'false');
    await expect(area(page).locator(':focus')).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(list(page).locator('li')).toHaveAttribute('data-state', 'closed');
  });

  test('W1, W2: a finger swipes it away, after 10 px of trembling', async ({ page }) => {
    await open(page);
    await raise(page);
    const finger = await touchCard(page);
    await finger.move(9, 0);
    await expect(card(page)).not.toHaveAttribute('data-swipe');
    for (const x of [20, 40, 70]) await finger.move(x, 0);
    await expect(card(page)).toHaveAttribute('data-swipe', 'move');
    await finger.lift();
    await expect(list(page).locator('li')).toHaveAttribute('data-state', 'closed');
  });

  test('W5, W6: a vertical drag on it scrolls the page and leaves it in place', async ({
    page,
  }) => {
    await open(page);
    await raise(page);
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(card(page)).toHaveCSS('touch-action', 'pan-y');
    const finger = await touchCard(page);
    for (const y of [-12, -40, -80, -120]) await finger.move(0, y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await finger.lift();
    await expect(card(page)).toHaveAttribute('data-state', 'open');
    await expect(card(page)).toHaveAttribute('data-paused', 'false');
  });

  test('D3: Escape closes the open menu first, the notification stays', async ({ page }) => {
    await open(page);
    await raise(page);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.press('Enter');
    const home = page.locator('#site-menu').getByRole('link', { name: 'Home', exact: true });
    await home.focus();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(card(page)).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await expect(list(page).locator('li')).toHaveAttribute('data-state', 'closed');
  });
});
