import { everyRoute, missingRoute, type Site } from './site';

/** A page, or a state of one, that a visitor can meet. */
export type State = {
  /** In file names and in the names of tests. */
  readonly name: string;
  readonly route: string;
  /** Brings the page, freshly loaded and hydrated, to the state. */
  readonly arrange?: (site: Site) => Promise<void>;
  /** It occurs only below this width of the window in pixels. */
  readonly below?: number;
  /** Selector of the part of the page in which it differs from others, if not the main part. */
  readonly part?: string;
};

/** Every page at rest, the missing one too. */
export const pagesAtRest: readonly State[] = everyRoute.map((route) => ({
  name: route === missingRoute ? 'missing' : route.slice(1) || 'home',
  route,
  ...(route === '/' && { part: 'body' }),
}));

/** What a page can become by what a visitor does. */
export const states: readonly State[] = [
  {
    name: 'menu-open',
    route: '/about',
    below: 768,
    part: 'header',
    async arrange({ toggle, menu }) {
      await toggle.click();
      await menu.waitFor();
    },
  },
  {
    name: 'notification',
    route: '/services',
    part: '[aria-label$="(F8)"]',
    // it stays, for the focus is in its viewport
    async arrange(site) {
      await site.account().press('Enter');
      await site.page.keyboard.press('F8');
      await site.page.getByRole('region', { name: /F8/ }).getByRole('listitem').waitFor();
    },
  },
  {
    name: 'form-focused',
    route: '/contact',
    async arrange(site) {
      await site.field('Name').fill('June Carpenter');
      await site.page.keyboard.press('Tab');
    },
  },
  {
    name: 'form-errors',
    route: '/contact',
    async arrange({ send, page }) {
      await send.click();
      await page.locator('input:user-invalid').first().waitFor();
    },
  },
];

export const everyState = [...pagesAtRest, ...states];
