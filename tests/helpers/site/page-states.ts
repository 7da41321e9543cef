import { everyRoute, missingRoute, type Site } from './site';

/** A page, or a state of one. */
export type State = {
  /** For file names and test titles. */
  readonly name: string;
  readonly route: string;
  /** Brings the page, just hydrated, into the state. */
  readonly arrange?: (site: Site) => Promise<void>;
  /** The window width in pixels below which the state occurs. */
  readonly below?: number;
  /** Selector of the part that differs from other states, if not `main`. */
  readonly part?: string;
};

/** Every page in its initial state, including the 404 page. */
export const pagesAtRest: readonly State[] = everyRoute.map((route) => ({
  name: route === missingRoute ? 'missing' : route.slice(1) || 'home',
  route,
  ...(route === '/' && { part: 'body' }),
}));

/** The states that a visitor can bring a page into. */
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
    // it stays open, since its viewport has the focus
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
