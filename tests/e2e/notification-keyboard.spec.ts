import { desktop, expect, phone, test } from '../helpers/fixtures';
import {
  account,
  anyNotification,
  viewport,
  notification,
  closeButton,
  list,
  open,
  raise,
} from '../helpers/notification';

test.use({ viewport: desktop });

test('D1, D6: Enter and Space on the close button dismiss, and focus goes back', async ({
  page,
}) => {
  await open(page);
  for (const key of ['Enter', 'Space']) {
    await raise(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(anyNotification(page), key).toHaveAttribute('data-state', 'closed');
    await expect(account(page)).toBeFocused();
    await page.clock.runFor(200);
  }
});

test('D2, D4: from a field F8 focuses the list in sight, and Escape dismisses, whose text stays', async ({
  page,
}) => {
  await open(page, '/contact');
  await raise(page);
  await page.getByLabel('Name').press('F8');
  await expect(list(page)).toBeFocused();
  await expect(list(page)).toHaveCSS('outline-style', 'solid');
  await page.getByLabel('Name').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(anyNotification(page)).toHaveAttribute('data-state', 'closed');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('D4: with nothing to show F8 says so in the viewport, until the focus leaves', async ({
  page,
}) => {
  await open(page, '/contact');
  const nothing = viewport(page).getByText('No notifications', { exact: true });
  for (const leave of ['Escape', 'Shift+Tab']) {
    await page.getByLabel('Name').press('F8');
    await expect(viewport(page)).toBeFocused();
    await expect(nothing).toBeInViewport({ ratio: 1 });
    await expect(list(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(page.getByRole('status')).toHaveText('No notifications');
    await page.keyboard.press(leave);
    await expect(nothing).toHaveCount(0);
    if (leave === 'Escape') await expect(page.getByLabel('Name')).toBeFocused();
  }
});

test('D5: Tab goes through the notification and out of it, Shift+Tab before it', async ({
  page,
}) => {
  await open(page);
  await raise(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(notification(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(viewport(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.keyboard.press('Shift+Tab');
  await expect(account(page, 'LinkedIn')).toBeFocused();
});

test('D7, D8: replaced while it has the focus, the list takes it; what leaves can be neither focused nor clicked', async ({
  page,
}) => {
  await open(page);
  await raise(page);
  await closeButton(page).focus();
  // A press by script moves no focus.
  await account(page, 'Twitter').evaluate((button: HTMLElement) => {
    button.click();
  });
  await expect(notification(page)).toContainText('Twitter');
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notification(page).or(list(page).locator('[inert]'))).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(viewport(page).locator('li:focus, button:focus')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('D3: Escape closes the open menu first, the notification stays', async ({ page }) => {
    await open(page);
    await raise(page);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.press('Enter');
    const home = page.locator('#site-menu').getByRole('link', { name: 'Home', exact: true });
    await home.focus();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(notification(page)).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await expect(anyNotification(page)).toHaveAttribute('data-state', 'closed');
  });
});
