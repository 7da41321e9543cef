import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './fixtures';
import { Site } from './site';

export { desktop, expect, phone } from './fixtures';

/** Notifications as a visitor meets them (page object). */
export class Toast {
  readonly #site: Site;
  /** Where they are shown; drawn by the server, empty. */
  readonly viewport: Locator;
  /** What F8 focuses. */
  readonly list: Locator;
  /** The one that is there. */
  readonly item: Locator;
  /** The same, also while it leaves and is inert. */
  readonly anyItem: Locator;
  readonly close: Locator;

  constructor(readonly page: Page) {
    this.#site = new Site(page);
    this.viewport = page.getByRole('region', { name: 'Notifications (F8)' });
    this.list = this.viewport.getByRole('list');
    this.item = this.viewport.getByRole('listitem');
    this.anyItem = this.list.locator('li');
    this.close = this.item.getByRole('button', { name: 'Close notification' });
  }

  /** Opens a page whose clock then stands still, so that nothing expires before it should. */
  async visit(route: string): Promise<void> {
    await this.#site.visit(route);
    await this.page.clock.install();
    await this.page.clock.pauseAt(Date.now() + 1000);
  }

  /** Raises one without the pointer, from a button of the footer that has the focus then. */
  async raise(account?: string): Promise<void> {
    await this.#site.account(account).press('Enter');
    await this.arrived();
  }

  /** Opens a page and raises a notification there. */
  async raiseOn(route: string): Promise<void> {
    await this.visit(route);
    await this.raise();
  }

  /** Waits until it stands still. */
  async arrived(): Promise<void> {
    await this.item.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
  }

  /** Where it is on the screen, also while it leaves. */
  box(): Promise<DOMRect> {
    return this.anyItem.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  }

  /** Presses the mouse on its text and carries it along the points given. */
  async drag(...points: readonly (readonly [x: number, y: number])[]): Promise<void> {
    const { left, top } = await this.box();
    await this.page.mouse.move(left + 80, top + 30);
    await this.page.mouse.down();
    for (const [x, y] of points) await this.page.mouse.move(left + 80 + x, top + 30 + y);
  }

  /** Expects it to be open, or to be leaving. */
  async is(state: 'open' | 'closed'): Promise<void> {
    await expect(this.anyItem).toHaveAttribute('data-state', state);
  }
}

/** The site's test, with the page's notifications. */
export const test = base.extend<{ toast: Toast }>({
  toast: ({ page }, use) => use(new Toast(page)),
});
