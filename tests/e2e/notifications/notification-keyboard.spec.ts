import { desktop, expect, phone, test } from '../../helpers/site/notification';

test.use({ viewport: desktop });

test('D1, D2, D6: Enter, Space and Escape on the close button dismiss it and return the focus', async ({
  page,
  site,
  notification,
}) => {
  await notification.visit('/about');
  for (const key of ['Enter', 'Space', 'Escape']) {
    await notification.raise();
    for (const step of ['F8', 'Tab', 'Tab']) await page.keyboard.press(step);
    await expect(notification.close).toBeFocused();
    await page.keyboard.press(key);
    await notification.is('closed');
    await expect(site.account()).toBeFocused();
    await page.clock.runFor(200);
  }
});

test('D2, D4: F8 focuses it from a field, and Escape in the field dismisses it', async ({
  page,
  site,
  notification,
}) => {
  await notification.raiseOn('/contact');
  await site.field('Name').press('F8');
  await expect(notification.list).toBeFocused();
  await expect(notification.list).toHaveCSS('outline-style', 'solid');
  await site.field('Name').fill('Ada');
  await page.keyboard.press('Escape');
  await notification.is('closed');
  await expect(site.field('Name')).toHaveValue('Ada');
});

test('D4: without a notification, F8 announces "No notifications" until the focus leaves', async ({
  page,
  site,
  notification,
}) => {
  const { viewport, list } = notification;
  await notification.visit('/contact');
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

test('D5: Tab goes through it and out, Shift+Tab to what precedes it', async ({
  page,
  site,
  notification,
}) => {
  await notification.raiseOn('/about');
  await page.keyboard.press('F8');
  for (const stop of [notification.item, notification.close]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(notification.viewport.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.keyboard.press('Shift+Tab');
  await expect(site.footer.getByRole('button').last()).toBeFocused();
});

test("D7, D8: the list keeps the focus; a leaving notification can't have it", async ({
  page,
  site,
  notification,
}) => {
  await notification.raiseOn('/about');
  await notification.close.focus();
  // a click by script doesn't move the focus
  await site.account('Twitter').dispatchEvent('click');
  await expect(notification.item).toContainText('Twitter');
  await expect(notification.list).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notification.list.locator('[inert]')).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(notification.viewport.locator('li:focus, button:focus')).toHaveCount(0);
});

test('D3: Escape closes an open menu first', async ({ page, site, notification }) => {
  await page.setViewportSize(phone);
  await notification.raiseOn('/about');
  await site.toggle.press('Enter');
  await site.link('/').focus();
  await page.keyboard.press('Escape');
  await expect(site.link('/')).toBeHidden();
  await notification.is('open');
  await page.keyboard.press('Escape');
  await notification.is('closed');
});
