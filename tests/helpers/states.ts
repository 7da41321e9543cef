import type { Page } from '@playwright/test';
import { hydrated, missingRoute, routes } from './fixtures';

/** A page, or a state of one, that a visitor can meet. */
export type State = {
  /** In file names and in the names of tests. */
  readonly name: string;
  readonly route: string;
  /** Brings the page, freshly loaded, to the state. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** It occurs only below this width of the window in pixels. */
  readonly below?: number;
};

/** Every page at rest, the missing one too. */
export const pagesAtRest: readonly State[] = [...routes, missingRoute].map((route) => ({
  name: route === missingRoute ? 'missing' : route === '/' ? 'home' : route.slice(1),
  route,
}));

/** What a page can become by what a visitor does. */
export const states: readonly State[] = [
  { name: 'menu-open', route: '/about', arrange: openMenu, below: 768 },
  { name: 'notification', route: '/services', arrange: raiseNotification },
  { name: 'form-focused', route: '/contact', arrange: fillSome },
  { name: 'form-errors', route: '/contact', arrange: sendEmptyForm },
];

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-menu:popover-open').waitFor();
}

/** The notification stays, for the focus is in its viewport. */
async function raiseNotification(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'GitHub' }).press('Enter');
  await page.keyboard.press('F8');
  await page.getByRole('region', { name: /F8/ }).getByRole('listitem').waitFor();
}

/** One field is filled, the next one has the focus. */
async function fillSome(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('June Carpenter');
  await page.keyboard.press('Tab');
}

/** All three fields have their mistake, and the first one the focus. */
async function sendEmptyForm(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('form').getByRole('button').click();
  await page.locator('input:user-invalid').first().waitFor();
}
