import { contrast } from 'browser-testing/contrast';
import { pixelsOf } from '../../helpers/measure/pixels';
import { expect, phone, test } from '../../helpers/site/fixtures';
import type { Site } from '../../helpers/site/site';

test.use({ viewport: phone });

test.beforeEach(({ site }) => site.visit('/about'));

/** Whether Chromium exposes the menu to assistive technology as expanded. */
async function expanded({ page }: Site): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const toggle = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return toggle?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('N2: the toggle works with Enter and Space, and exposes its state', async ({ page, site }) => {
  await expect(site.toggle).toHaveAttribute('aria-controls', 'site-menu');
  for (const key of ['Enter', 'Space']) {
    await site.toggle.focus();
    for (const open of [true, false]) {
      expect(await expanded(site)).toBe(!open);
      await page.keyboard.press(key);
      await expect(site.menu).toBeVisible({ visible: open });
      expect(await expanded(site)).toBe(open);
      // not allowed beside popovertarget, with which the browser exposes the state
      await expect(site.toggle).not.toHaveAttribute('aria-expanded');
    }
  }
});

test('N3: links of a closed menu are not visible or reached by Tab', async ({ page, site }) => {
  await expect(site.link('/services')).toBeHidden();
  await site.toggle.focus();
  await page.keyboard.press('Tab');
  await expect(site.menu.locator(':focus')).toHaveCount(0);
  await expect(site.main.locator(':focus')).toHaveCount(1);
});

test('N1, N4, N6: the links follow the toggle, and the menu closes when the focus leaves', async ({
  page,
  site,
}) => {
  expect(await site.headerIsOpaque()).toBe(false);
  await site.toggle.click();
  await expect(site.toggle).toBeFocused();
  await expect.poll(() => site.headerIsOpaque()).toBe(true);
  await page.keyboard.press('Tab');
  await expect(site.link('/')).toBeFocused();
  await site.menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(site.menu).toBeHidden();
});

test('N5: Escape closes the menu and returns the focus to the toggle', async ({ page, site }) => {
  await site.toggle.click();
  await site.link('/services').focus();
  await page.keyboard.press('Escape');
  await expect(site.menu).toBeHidden();
  await expect(site.toggle).toBeFocused();
});

test('N7: a link to another page or this one, or Back, closes the menu', async ({ page, site }) => {
  for (const route of ['/about', '/services'] as const) {
    await site.toggle.click();
    await site.follow(route);
    await expect(site.menu).toBeHidden();
  }
  await site.toggle.click();
  await expect(site.menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(site.menu).toBeHidden();
});

test('N9: the page behind scrolls, and every link can be reached on a low screen', async ({
  page,
  site,
}) => {
  await site.toggle.click();
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(site.main).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(site.menu).toBeVisible();
  const last = site.menu.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('N9: the page behind is faint, wherever the edge of the menu cuts through it', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await site.toggle.click();
  const { y = NaN, height = NaN } = (await site.menu.boundingBox()) ?? {};
  const edge = y + height;
  const button = site.main.locator('a[href="/services"]').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // across the edge
    await button.evaluate((element, at) => {
      scrollBy({ top: element.getBoundingClientRect().top + 20 - at, behavior: 'instant' });
    }, edge);
    const below = { left: 0, right: phone.width, top: edge + 1, bottom: edge + 24 };
    const scrolled = await page.evaluate(() => scrollY);
    const area = { ...below, top: below.top + scrolled, bottom: below.bottom + scrolled };
    const colors = [...(await pixelsOf(page, area)).within(area).keys()];
    expect(colors.length).toBeGreaterThan(1);
    const ratios = colors.map((color) => contrast(color, colors[0] ?? color));
    expect.soft(Math.max(...ratios), colorScheme).toBeLessThan(1.6);
  }
});
