import { desktop, expect, hydrated, missingRoute, routes, test } from '../helpers/fixtures';
import {
  account,
  anyNotification,
  viewport,
  boxOf,
  notification,
  closeButton,
  dragBy,
  open,
  raise,
} from '../helpers/notification';

test.use({ viewport: desktop });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S1, A1, P3: every page comes with an empty viewport and an empty status', async ({
    page,
  }) => {
    for (const route of [...routes, missingRoute]) {
      await page.goto(route);
      await expect(viewport(page), route).toHaveCount(1);
      await expect(viewport(page), route).toBeEmpty();
      await expect(page.getByRole('status'), route).toBeEmpty();
      await expect(page.getByRole('status'), route).toHaveAttribute('aria-live', 'polite');
      await expect(viewport(page), route).not.toHaveAttribute('style');
    }
  });
});

test('S2: at no time are there two', async ({ page }) => {
  await open(page);
  // The list itself is drawn anew when the code for notifications has come.
  await page.evaluate(() => {
    let most = 0;
    new MutationObserver(() => {
      most = Math.max(most, document.querySelectorAll('[aria-label^="Notifications"] li').length);
      document.body.dataset.most = String(most);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await raise(page);
  await page.keyboard.press('Escape');
  await raise(page, 'Twitter');
  await raise(page, 'LinkedIn');
  await expect(notification(page)).toContainText('LinkedIn');
  await expect(page.locator('body')).toHaveAttribute('data-most', '1');
});

test.describe('where what draws it cannot be fetched', () => {
  test.use({ allowedErrors: 'any' });

  test('L2: the browser says it instead, and the next one is drawn again', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await page.route('**/*.js', (route) => route.abort());
    await account(page).press('Enter');
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/^Coming Soon!\n\nOur GitHub page/)]);
    await page.unroute('**/*.js');
    await account(page, 'Twitter').press('Enter');
    await expect(notification(page)).toContainText('Twitter');
  });
});

test('L1: a message of the form waits for nothing, since its fields were visited', async ({
  page,
}) => {
  const fetched: string[] = [];
  await page.goto('/contact');
  await hydrated(page);
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await expect.poll(() => fetched).toHaveLength(1);
});

test('S4: the close button is in sight, at least 24 px large, and within the padding, so that nothing scrolls sideways', async ({
  page,
}) => {
  await open(page);
  await raise(page);
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
  const box = await closeButton(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.height).toBeGreaterThanOrEqual(24);
  const { margin, outside } = await closeButton(page).evaluate((button) => {
    const { right, top } = button.getBoundingClientRect();
    const around = button.closest('li')?.getBoundingClientRect() ?? new DOMRect();
    return {
      margin: getComputedStyle(button).margin,
      outside: right > around.right || top < around.top,
    };
  });
  expect(margin).toBe('0px');
  expect(outside).toBe(false);
  const scrolls = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await notification(page).evaluate(scrolls)).toBe(false);
});

test('S6: where a notification was, the page gets the clicks again', async ({ page }) => {
  await open(page);
  await raise(page);
  const { left, top } = await boxOf(page);
  const hitsViewport = () =>
    viewport(page).evaluate(
      (element, [x, y]) => element.contains(document.elementFromPoint(x, y)),
      [left + 20, top + 20] as const,
    );
  expect(await hitsViewport()).toBe(true);
  await page.keyboard.press('Escape');
  await page.clock.runFor(200);
  expect(await hitsViewport()).toBe(false);
  await expect(viewport(page)).toHaveCSS('pointer-events', 'none');
});

test('A1, A2, A5, T1: the message is read out while the focus stays, and leaves after 5000 ms', async ({
  page,
}) => {
  await open(page);
  await raise(page);
  const status = page.getByRole('status');
  await expect(status).toBeEmpty();
  await page.clock.runFor(100);
  await expect(status).toHaveText(/^Coming Soon! Our GitHub page .* later!$/);
  await expect(account(page)).toBeFocused();
  await page.clock.runFor(4800);
  await expect(notification(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(100);
  await expect(notification(page)).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(200);
  await expect(notification(page)).toHaveCount(0);
});

test('T2: a pointer that rests there does not hold it; one that moves does', async ({ page }) => {
  await open(page);
  await page.mouse.move(desktop.width - 200, 130);
  await raise(page);
  await expect(notification(page)).toHaveAttribute('data-paused', 'false');
  await page.mouse.move(desktop.width - 201, 130);
  await expect(notification(page)).toHaveAttribute('data-paused', 'true');
  await page.clock.runFor(10_000);
  await expect(notification(page)).toHaveAttribute('data-state', 'open');
});

test('T8: closed by a click, the next one expires under the pointer', async ({ page }) => {
  await open(page);
  await raise(page);
  await closeButton(page).click();
  await page.clock.runFor(200);
  await expect(notification(page)).toHaveCount(0);
  await raise(page);
  await page.clock.runFor(5000);
  await expect(notification(page)).toHaveAttribute('data-state', 'closed');
});

test('T9: it stays across a navigation, and its time runs on', async ({ page }) => {
  await open(page);
  await raise(page);
  await page.clock.runFor(3000);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(notification(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.move(10, 500);
  await page.clock.runFor(2000);
  await expect(notification(page)).toHaveAttribute('data-state', 'closed');
});

test('P1: with reduced motion nothing slides but under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await raise(page);
  expect(await notification(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  const { left } = await boxOf(page);
  await dragBy(page, [10, 0], [40, 0]);
  expect((await boxOf(page)).left).toBe(left + 40);
  await page.mouse.up();
  await page.keyboard.press('Escape');
  const leaving = anyNotification(page);
  await expect(leaving).toHaveCSS('opacity', '0');
  await expect(leaving).toHaveCSS('transform', 'none');
  await page.clock.runFor(200);
  await expect(leaving).toHaveCount(0);
});

test('P2: in forced colours it keeps its border and its focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await raise(page);
  await expect(notification(page)).toHaveCSS('border-style', 'solid');
  await page.keyboard.press('F8');
  for (const target of [notification(page), closeButton(page)]) {
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
