import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures';
import { siteOf } from './site';

export { desktop, expect, nightly, nightlyUnless, phone } from './fixtures';

/** Notifications, as visitors find and use them. */
function notificationsOf(page: Page) {
  const site = siteOf(page);
  const viewport = page.getByRole('region', { name: 'Notifications (F8)' });
  const list = viewport.getByRole('list');
  const item = viewport.getByRole('listitem');
  const anyItem = list.locator('li');

  /** Opens a page and pauses its clock, so that nothing expires by itself. */
  async function visit(route: string): Promise<void> {
    await site.visit(route);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
  }

  /** Brings its animations to their end. */
  const arrived = () =>
    item.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });

  /** Raises one by keyboard, from a button in the footer, which keeps the focus. */
  async function raise(account?: string): Promise<void> {
    await site.account(account).press('Enter');
    await arrived();
  }

  /** Its position on the screen, also while it leaves. */
  const box = () =>
    anyItem.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

  return {
    page,
    /** The region that contains them; empty in the server's HTML. */
    viewport,
    /** What F8 focuses. */
    list,
    /** The one that is open. */
    item,
    /** The one that is open, or leaving and inert. */
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

    /** Presses the mouse on it, below its words, and moves it to these points, relative to the press. */
    async drag(...points: readonly (readonly [x: number, y: number])[]): Promise<void> {
      const { left, bottom } = await box();
      await page.mouse.move(left + 80, bottom - 12);
      await page.mouse.down();
      for (const [x, y] of points) await page.mouse.move(left + 80 + x, bottom - 12 + y);
    },
  };
}

export type ShownNotification = ReturnType<typeof notificationsOf>;

/** The site's test, with the page's notifications. */
export const test = base.extend<{ notification: ShownNotification }>({
  notification: ({ page }, use) => use(notificationsOf(page)),
});
