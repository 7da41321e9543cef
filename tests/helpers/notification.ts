import type { Page } from '@playwright/test';
import { hydrated } from './fixtures';

/** Where notifications are shown; drawn by the server, empty. */
export const viewport = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** What F8 focuses. */
export const list = (page: Page) => viewport(page).getByRole('list');

/** The same, also while it leaves and is inert. */
export const anyNotification = (page: Page) => list(page).locator('li');

/** The notification that is there. */
export const notification = (page: Page) => viewport(page).getByRole('listitem');

/** What dismisses it. */
export const closeButton = (page: Page) =>
  notification(page).getByRole('button', { name: 'Close notification' });

/** A control in the footer that raises one. */
export const account = (page: Page, name = 'GitHub') =>
  page.getByRole('contentinfo').getByRole('button', { name });

/** Opens a page, hydrated, with its clock standing still, so that nothing expires before it should. */
export async function open(page: Page, route = '/about'): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Raises a notification without the pointer, from a control that has the focus then. */
export async function raise(page: Page, name?: string): Promise<void> {
  await account(page, name).press('Enter');
  await arrived(page);
}

/** Waits until the notification stands still. */
export async function arrived(page: Page): Promise<void> {
  await notification(page).evaluate(async (element) => {
    const own = element.getAnimations();
    await Promise.all(own.map((animation) => animation.finished));
  });
}

/** Where the notification is on the screen. */
export async function boxOf(page: Page) {
  return notification(page).evaluate(
    (element) => element.getBoundingClientRect().toJSON() as DOMRect,
  );
}

/** Presses the mouse on the notification's text and carries it along the points given. */
export async function dragBy(page: Page, ...points: readonly (readonly [x: number, y: number])[]) {
  const { left, top } = await boxOf(page);
  await page.mouse.move(left + 80, top + 30);
  await page.mouse.down();
  for (const [x, y] of points) await page.mouse.move(left + 80 + x, top + 30 + y);
}
