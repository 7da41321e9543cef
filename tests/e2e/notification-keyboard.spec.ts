import { desktop, expect, phone, test } from '../helpers/toast';

test.use({ viewport: desktop });

test('D1, D6: Enter and Space close, and the focus goes back', async ({ page, site, toast }) => {
  await toast.visit('/about');
  for (const key of ['Enter', 'Space']) {
    await toast.raise();
    for (const step of ['F8', 'Tab', 'Tab']) await page.keyboard.press(step);
    await expect(toast.close).toBeFocused();
    await page.keyboard.press(key);
    await toast.is('closed');
    await expect(site.account()).toBeFocused();
    await page.clock.runFor(200);
  }
});

test('D2, D4: from a field F8 focuses it, and Escape dismisses', async ({ page, site, toast }) => {
  await toast.raiseOn('/contact');
  await site.field('Name').press('F8');
  await expect(toast.list).toBeFocused();
  await expect(toast.list).toHaveCSS('outline-style', 'solid');
  await site.field('Name').fill('Ada');
  await page.keyboard.press('Escape');
  await toast.is('closed');
  await expect(site.field('Name')).toHaveValue('Ada');
});

test('D4: F8 says that there is none until the focus leaves', async ({ page, site, toast }) => {
  const { viewport, list } = toast;
  await toast.visit('/contact');
  const nothing = viewport.getByText('No notifications', { exact: true });
  for (const leave of ['Escape', 'Shift+Tab']) {
    await site.field('Name').press('F8');
    await expect(viewport).toBeFocused();
    await expect(nothing).toBeInViewport({ ratio: 1 });
    await expect(list).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(page.getByRole('status')).toHaveText('No notifications');
    await page.keyboard.press(leave);
    await expect(nothing).toHaveCount(0);
    if (leave === 'Escape') await expect(site.field('Name')).toBeFocused();
  }
});

test('D5: Tab goes through it and out, Shift+Tab before it', async ({ page, site, toast }) => {
  await toast.raiseOn('/about');
  await page.keyboard.press('F8');
  for (const stop of [toast.item, toast.close]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(toast.viewport.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.keyboard.press('Shift+Tab');
  await expect(site.account('LinkedIn')).toBeFocused();
});

test('D7, D8: the list keeps the focus; what leaves has none', async ({ page, site, toast }) => {
  await toast.raiseOn('/about');
  await toast.close.focus();
  // a press by script moves no focus
  await site.account('Twitter').dispatchEvent('click');
  await expect(toast.item).toContainText('Twitter');
  await expect(toast.list).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast.list.locator('[inert]')).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast.viewport.locator('li:focus, button:focus')).toHaveCount(0);
});

test('D3: Escape closes the open menu first', async ({ page, site, toast }) => {
  await page.setViewportSize(phone);
  await toast.raiseOn('/about');
  await site.toggle.press('Enter');
  await site.link('/').focus();
  await page.keyboard.press('Escape');
  await expect(site.link('/')).toBeHidden();
  await toast.is('open');
  await page.keyboard.press('Escape');
  await toast.is('closed');
});
