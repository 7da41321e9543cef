import {
  defaultDuration,
  transitionDuration,
} from '../../../src/components/notifications/notification-times';
import { desktop, expect, test } from '../../helpers/site/notification';
import { everyRoute } from '../../helpers/site/site';

test.use({ viewport: desktop });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S1, A1, P3: each page has an empty viewport and status', async ({ page, notification }) => {
    const { viewport } = notification;
    for (const route of everyRoute) {
      await page.goto(route);
      await expect(viewport, route).toBeEmpty();
      await expect(viewport, route).not.toHaveAttribute('style');
      const status = page.getByRole('status');
      await expect(status, route).toBeEmpty();
      await expect(status, route).toHaveAttribute('aria-live', 'polite');
    }
  });
});

test('S2: there are never two notifications', async ({ page, notification }) => {
  await notification.visit('/about');
  // the list itself is rendered again when its chunk has loaded
  const most = await page.evaluateHandle(() => {
    const counts: number[] = [];
    new MutationObserver(() => {
      counts.push(document.querySelectorAll('[aria-label^="Notifications"] li').length);
    }).observe(document.body, { childList: true, subtree: true });
    return counts;
  });
  await notification.raise();
  await page.keyboard.press('Escape');
  for (const account of ['Twitter', 'LinkedIn']) await notification.raise(account);
  await expect(notification.item).toContainText('LinkedIn');
  expect(Math.max(...(await most.jsonValue()))).toBe(1);
});

test.describe('when its chunk cannot be fetched', () => {
  test.use({ allowedErrors: 'any' });

  test('L2: a native dialog shows it, and the next one tries again', async ({
    page,
    site,
    notification,
  }) => {
    await site.visit('/about');
    await page.route('**/*.js', (route) => route.abort());
    const shown = page.waitForEvent('dialog');
    const pressed = site.account().press('Enter');
    const dialog = await shown;
    expect(dialog.message()).toMatch(/^Coming Soon!\n\nOur GitHub page/);
    await dialog.accept();
    await pressed;
    await page.unroute('**/*.js');
    await site.account('Twitter').press('Enter');
    await expect(notification.item).toContainText('Twitter');
  });
});

test('L2: a native dialog shows it if its chunk takes too long, and nothing does when that arrives', async ({
  page,
  site,
  notification,
}) => {
  await notification.visit('/about');
  const release = await site.delay('**/*.js');
  const fetched = page.waitForRequest('**/*.js');
  await site.account().press('Enter');
  await fetched;
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await page.clock.runFor(4900);
  expect(messages).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => messages).toHaveLength(1);
  const arrived = page.waitForResponse('**/*.js');
  release();
  await arrived;
  await site.account('Twitter').press('Enter');
  await expect(notification.item).toContainText('Twitter');
  expect(messages).toHaveLength(1);
});

test('L1: focus in the form fetches its chunk', async ({ page, site }) => {
  await site.visit('/contact');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await site.field('Name').focus();
  await expect.poll(() => fetched).toHaveLength(1);
});

test('A1, A2, A5, T1: it is announced, takes no focus, and leaves after the default duration', async ({
  page,
  site,
  notification,
}) => {
  await notification.raiseOn('/about');
  const status = page.getByRole('status');
  await expect(status).toBeEmpty();
  await page.clock.runFor(100);
  await expect(status).toHaveText(/^Coming Soon! Our GitHub page .* later!$/);
  await expect(site.account()).toBeFocused();
  await page.clock.runFor(defaultDuration - 200);
  await notification.is('open');
  await page.clock.runFor(100);
  await notification.is('closed');
  await page.clock.runFor(transitionDuration);
  await expect(notification.anyItem).toHaveCount(0);
});

test('T2: a pointer pauses the timer only once it moves', async ({ page, notification }) => {
  await notification.visit('/about');
  await page.mouse.move(desktop.width - 200, 130);
  await notification.raise();
  await expect(notification.item).toHaveAttribute('data-paused', 'false');
  await page.mouse.move(desktop.width - 201, 130);
  await expect(notification.item).toHaveAttribute('data-paused', 'true');
  await page.clock.runFor(10_000);
  await notification.is('open');
});

test('S6, T8: after a click closes it, the next one expires', async ({ page, notification }) => {
  await notification.raiseOn('/about');
  const { left, top } = await notification.box();
  const takesClicks = () =>
    notification.viewport.evaluate(
      (element, [x, y]) => element.contains(document.elementFromPoint(x, y)),
      [left + 20, top + 20] as const,
    );
  expect(await takesClicks()).toBe(true);
  await notification.close.click();
  await page.clock.runFor(transitionDuration);
  await expect(notification.anyItem).toHaveCount(0);
  expect(await takesClicks()).toBe(false);
  await expect(notification.viewport).toHaveCSS('pointer-events', 'none');
  await notification.raise();
  await page.clock.runFor(defaultDuration);
  await notification.is('closed');
});

test('S6: double-clicking the close button never hits the page', async ({ site, notification }) => {
  await notification.raiseOn('/about');
  const pressed = await notification.viewport.evaluateHandle((viewport) => {
    const outside: EventTarget[] = [];
    const note = ({ target }: Event) => {
      if (target instanceof Node && !viewport.contains(target)) outside.push(target);
    };
    for (const type of ['pointerdown', 'click']) document.addEventListener(type, note);
    return outside;
  });
  await notification.close.dblclick();
  await notification.is('closed');
  expect(await pressed.evaluate(({ length }) => length)).toBe(0);
  await expect(site.account()).toBeFocused();
});

test('T9: its timer continues across a navigation', async ({ page, site, notification }) => {
  await notification.raiseOn('/about');
  await page.clock.runFor(defaultDuration - 2000);
  await site.link('/').click();
  await expect(page).toHaveURL('/');
  await notification.is('open');
  await page.mouse.move(10, 500);
  await page.clock.runFor(2000);
  await notification.is('closed');
});
