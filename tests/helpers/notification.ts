import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures';
import { siteOf } from './site';

export { desktop, expect, phone } from './fixtures';

/** Notifications as a visitor meets them. */
function notificationsOf(page: Page) {
  const site = siteOf(page);
  const viewport = page.getByRole('region', { name: 'Notifications (F8)' });
  const list = viewport.getByRole('list');
  const item = viewport.getByRole('listitem');
  const anyItem = list.locator('li');

  /** Opens a page whose clock then stands still, so that nothing expires before it should. */
  async function visit(route: string): Promise<void> {
    await site.visit(route);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
  }

  /** Waits until it stands still. */
  const arrived = () =>
    item.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map((animation) => animation.finished));
    });

  /** Raises one without the pointer, from a button of the footer that has the focus then. */
  async function raise(account?: string): Promise<void> {
    await site.account(account).press('Enter');
    await arrived();
  }

  /** Where it is on the screen, also while it leaves. */
  const box = () =>
    anyItem.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

  return {
    page,
    /** Where they are shown; drawn by the server, empty. */
    viewport,
    /** What F8 focuses. */
    list,
    /** The one that is there. */
    item,
    /** The same, also while it leaves and is inert. */
    anyItem,
    visit,
    raise,
    arrived,
    box,
    close: item.getByRole('button', { name: 'Close notification' }),
    /** Expects it to be open, or to be leaving. */
    is: (state: 'open' | 'closed') => expect(anyItem).toHaveAttribute('data-state', state),

    async raiseOn(route: string): Promise<void> {
      await visit(route);
      await raise();
    },

    /** Presses the mouse on its text and carries it along the points given. */
    async drag(...points: readonly (readonly [x: number, y: number])[]): Promise<void> {
      const { left, top } = await box();
      await page.mouse.move(left + 80, top + 30);
      await page.mouse.down();
      for (const [x, y] of points) await page.mouse.move(left + 80 + x, top + 30 + y);
    },
  };
}

export type ShownNotification = ReturnType<typeof notificationsOf>;

/** The site's test, with the page's notifications. */
export const test = base.extend<{ notification: ShownNotification }>({
  notification: ({ page }, use) => use(notificationsOf(page)),
});
