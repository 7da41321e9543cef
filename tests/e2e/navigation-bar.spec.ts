import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, phone, routes, test } from '../helpers/fixtures';

const bar = (page: Page) => page.locator('[data-bar]');
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.locator('#site-menu');
/** Whether Chromium tells assistive technology that the toggle's menu is open. */
async function expanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const selector = '[popovertarget]';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/** Whether the ground of the bar hides what is behind it. */
async function opaque(page: Page): Promise<boolean> {
  const ground = await bar(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
    return getComputedStyle(element).backgroundColor;
  });
  return !/rgba\(.*, 0\)|transparent/.test(ground);
}

test.describe('on desktop', () => {
  test.use({ viewport: desktop });

  test('N1: transparent at 20 px of scroll, opaque at 21, and after a reload in mid-page', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    for (const [y, expected] of [
      [0, false],
      [20, false],
      [21, true],
      [0, false],
      [600, true],
    ] as const) {
      await page.evaluate((top) => {
        window.scrollTo({ top, behavior: 'instant' });
      }, y);
      await expect.poll(() => opaque(page), { message: `at ${String(y)} px` }).toBe(expected);
    }
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
    await expect.poll(() => opaque(page)).toBe(true);
  });

  test('N2: the toggle is absent where the links have room', async ({ page }) => {
    await page.goto('/');
    await expect(toggle(page)).toBeHidden();
    await expect(link(page, 'About')).toBeVisible();
  });

  test("N10: exactly one link of every page marks the current page, in the server's HTML", async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const route of routes) {
      await page.goto(`${String(baseURL)}${route}`);
      await expect(page.locator('[aria-current]'), route).toHaveCount(1);
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      await expect(current).toHaveAttribute('aria-current', 'page');
      await expect(current).toHaveAttribute('href', route);
    }
    await page.close();
  });

  test('N10: the current page is marked by weight and a window, not by colour alone', async ({
    page,
  }) => {
    await page.goto('/about');
    const marks = (name: string) =>
      link(page, name).evaluate((element) => ({
        weight: getComputedStyle(element).fontWeight,
        window: getComputedStyle(element, '::before').content,
      }));
    expect(await marks('About')).toEqual({ weight: '700', window: '""' });
    expect(await marks('Services')).toEqual({ weight: '500', window: 'none' });
  });

  test('N11: the skip link is the first stop, seen on focus, and leads to the content', async ({
    page,
  }) => {
    await page.goto('/services');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to/ });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('N12: a part of the page reached by its address stands clear of the bar, which scrolls away on a very low screen', async ({
    page,
  }) => {
    await page.goto('/');
    const { padding, height } = await bar(page).evaluate((element) => ({
      padding: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      height: element.getBoundingClientRect().height,
    }));
    expect(padding).toBeGreaterThanOrEqual(height);
    await page.setViewportSize({ width: 800, height: 320 });
    await expect(bar(page)).toHaveCSS('position', 'absolute');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
  });

  test('N2: the toggle answers to Enter and Space, keeps its name, names its menu and tells its state', async ({
    page,
  }) => {
    const id = await toggle(page).getAttribute('aria-controls');
    await expect(page.locator(`#${String(id)}`)).toBeAttached();
    for (const key of ['Enter', 'Space']) {
      await toggle(page).focus();
      expect(await expanded(page)).toBe(false);
      await page.keyboard.press(key);
      await expect(menu(page)).toBeVisible();
      expect(await expanded(page)).toBe(true);
      // not allowed on a button that names a popover, whose state the browser tells
      await expect(toggle(page)).not.toHaveAttribute('aria-expanded');
      await page.keyboard.press(key);
      await expect(menu(page)).toBeHidden();
      expect(await expanded(page)).toBe(false);
    }
  });

  test('N3: the links of a closed menu are neither seen nor reached by Tab', async ({ page }) => {
    await expect(link(page, 'Services')).toBeHidden();
    await toggle(page).focus();
    await page.keyboard.press('Tab');
    expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      false,
    );
  });

  test('N1, N4, N6: opening leaves the focus on the toggle and makes the bar opaque, the first link comes next, and the menu closes behind the last', async ({
    page,
  }) => {
    expect(await opaque(page)).toBe(false);
    await toggle(page).click();
    await expect(toggle(page)).toBeFocused();
    await expect.poll(() => opaque(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(link(page, 'Home')).toBeFocused();
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
  });

  test('N5: Escape closes the menu and returns the focus to the toggle', async ({ page }) => {
    await toggle(page).click();
    await link(page, 'Services').focus();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('N7: choosing a page closes the menu, the current page too, and so does going back', async ({
    page,
  }) => {
    await toggle(page).click();
    await link(page, 'About').click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);
    await toggle(page).click();
    await link(page, 'Services').click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Careful Work/);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu(page)).toBeHidden();
  });

  test('N8: growing to desktop width closes the menu', async ({ page }) => {
    await toggle(page).click();
    await page.setViewportSize(desktop);
    await expect.poll(() => opaque(page)).toBe(false);
    await page.setViewportSize(phone);
    await expect(menu(page)).toBeHidden();
    expect(await expanded(page)).toBe(false);
  });

  test('N9: the page behind an open menu is neither locked nor hidden, and every link can be reached on a very low screen', async ({
    page,
  }) => {
    await toggle(page).click();
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('main')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(menu(page)).toBeVisible();
    const last = menu(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('N13: the links are simply there, the toggle is not, and the bar is opaque', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(link(page, 'Services')).toBeVisible();
    await expect(toggle(page)).toBeHidden();
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(228, 236, 236)');
    await link(page, 'Services').click();
    await expect(page).toHaveURL(/\/services$/);
  });
});

test('N14: in forced colours the bar keeps an edge and its icon the colour of text; with reduced motion it changes at once', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(bar(page)).toHaveCSS('border-bottom-width', '1px');
  const colors = await toggle(page).evaluate((element) => {
    const icon = element.querySelector('svg');
    return icon && [getComputedStyle(element).color, getComputedStyle(icon).fill];
  });
  expect(colors?.[0]).toBe(colors?.[1]);
  await page.emulateMedia({ forcedColors: null });
  await expect(bar(page)).toHaveCSS('transition-duration', '0s');
});
