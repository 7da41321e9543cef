import { expect, type Page } from '@playwright/test';

/** The size of a common phone, and of a laptop's window. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Every page of the site, and an address that has none. */
export const routes = ['/', '/about', '/services', '/contact'] as const;
export const missingRoute = '/no-such-page';
export const everyRoute = [...routes, missingRoute] as const;

type Route = (typeof everyRoute)[number];

/** The main heading of each page of the fixture's content. */
export const headings: Readonly<Record<Route, string>> = {
  '/': 'Pioneering Ethical AI in the Mountain State',
  '/about': 'Our Mission: AI for Good in Appalachia',
  '/services': 'Careful Work, from First Question to Last Test',
  '/contact': "Let's Connect",
  [missingRoute]: 'This Road Does Not Go Through',
};

/** What `fill` types into the contact form, by name of the field. */
export const typed = {
  name: 'June Carpenter',
  email: 'june@example.org',
  message: 'Could you look at our intake form?',
};

/** Waits until the page is hydrated, so that what a test does next reaches React's handlers. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#___gatsby[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the page writes with the site's own fonts, which are added when both have come. */
export async function inOwnFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const here = [...document.fonts].map(({ family }) => family);
    return ['Besley', '"Atkinson Hyperlegible Next"'].every((family) => here.includes(family));
  });
}

/** The site with the fixture's content as a visitor meets it, whichever page is shown. */
export function siteOf(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  const header = page.locator('header');
  const footer = page.getByRole('contentinfo');
  const menu = page.locator('#site-menu');
  const field = (name: string) => page.getByRole('textbox', { name });

  /** The header's link to a page. */
  const link = (route: Route) => menu.locator(`li a[href="${route}"]`);

  /** Expects a page to be shown, under its address. */
  async function shows(route: Route, words: string | RegExp = headings[route]): Promise<void> {
    await expect(heading).toHaveText(words);
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(route);
  }

  /**
   * Holds back every file of a kind, as a slow line would, until the test says so.
   * @param files a pattern of addresses
   * @returns lets them through, those to come as well
   */
  async function delay(files: string): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  return {
    page,
    heading,
    header,
    footer,
    menu,
    field,
    link,
    shows,
    delay,
    main: page.getByRole('main'),
    /** Opens the menu below 768 px; absent above. */
    toggle: page.getByRole('button', { name: 'Menu', exact: true }),
    announcer: page.locator('#gatsby-announcer'),
    /** A button of the footer. */
    account: (name = 'GitHub') => footer.getByRole('button', { name }),
    /** What such a button answers with. */
    comingSoon: page.getByText('Coming Soon!', { exact: true }),
    send: page.locator('form').getByRole('button'),
    thanks: page.getByText('Message Sent (Simulation)', { exact: true }),

    /** Opens a page and waits until it is hydrated. */
    async visit(route: string): Promise<void> {
      await page.goto(route);
      await hydrated(page);
    },

    /**
     * Opens a page whose scripts are late.
     * @returns brings them
     */
    async visitEarly(route: string): Promise<() => void> {
      const release = await delay('**/*.js');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      return release;
    },

    /** Follows the header's link to a page, and expects it. */
    async follow(route: Route): Promise<void> {
      await link(route).click();
      await shows(route);
    },

    /** Fills the contact form, validly. */
    async fill(): Promise<void> {
      await field('Name').fill(typed.name);
      await field('Email').fill(typed.email);
      await field('Message').fill(typed.message);
    },

    /** Whether the header's ground hides what is behind it, once it has changed. */
    headerIsOpaque: () =>
      header.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.finish();
        return !getComputedStyle(element).backgroundColor.endsWith(', 0)');
      }),

    /** Scrolls at once, and waits until the page has been told. */
    scrollTo: (y: number) =>
      page.evaluate(async (top) => {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, y),

    isScrolledTo: (y: number) =>
      expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y),

    /** Expects a part of the page to stand below the header. */
    async isBelowHeader(selector: string): Promise<void> {
      const distance = () =>
        page.locator(selector).evaluate((element) => {
          const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          return Math.abs(element.getBoundingClientRect().top - padding);
        });
      await expect.poll(distance).toBeLessThan(2);
    },

    /** Lets nothing be stored by the pages to come, as browsers do that refuse cookies. */
    refuseStorage: () =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse });
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      }),

    /** Requests from now on that carry something away: other documents, posts, what `fill` typed. */
    sent(): string[] {
      const sent: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        const asks = ['GET', 'HEAD'].includes(request.method());
        if (!asks || request.isNavigationRequest() || url.includes('june')) sent.push(url);
      });
      return sent;
    },
  };
}

export type Site = ReturnType<typeof siteOf>;
