import { expect, type Page } from '@playwright/test';

/** The size of a common phone, of a small one in landscape, and of a laptop's window. */
export const phone = { width: 390, height: 844 };
export const landscapePhone = { width: 740, height: 360 };
export const desktop = { width: 1280, height: 800 };

/** Every page of the site, and an address without a page. */
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

/** What `fill` types into the contact form, by field name. */
export const typed = {
  name: 'June Carpenter',
  email: 'june@example.org',
  message: 'Could you look at our intake form?',
};

/** Waits until the page is hydrated, so that React handles what a test does next. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#___gatsby[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the page uses the site's own fonts, which are added when both have loaded. */
export async function inOwnFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const families = [...document.fonts].map(({ family }) => family);
    return ['Besley', '"Atkinson Hyperlegible Next"'].every((name) => families.includes(name));
  });
}

/** The site with the fixture's content, as visitors find and use it on any page. */
export function siteOf(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  const header = page.locator('header');
  const footer = page.getByRole('contentinfo');
  const menu = page.locator('#site-menu');
  const field = (name: string) => page.getByRole('textbox', { name });

  /** The header's link to a page. */
  const link = (route: Route) => menu.locator(`li a[href="${route}"]`);

  /** Expects a page to be shown, at its address. */
  async function shows(route: Route, text: string | RegExp = headings[route]): Promise<void> {
    await expect(heading).toHaveText(text);
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(route);
    // after a link, what is below the first view comes in a later frame
    await expect(page.locator('[data-rest]')).toHaveCount(0);
  }

  /**
   * Delays all files that match a pattern, as a slow connection would.
   * @returns releases them, and those requested later
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
    /** The notification that such a button raises. */
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
     * @returns releases them
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

    /** Fills in the contact form with a valid message. */
    async fill(): Promise<void> {
      await field('Name').fill(typed.name);
      await field('Email').fill(typed.email);
      await field('Message').fill(typed.message);
    },

    /** Whether the header's background is opaque, at the end of any transition. */
    headerIsOpaque: () =>
      header.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.finish();
        return !getComputedStyle(element).backgroundColor.endsWith(', 0)');
      }),

    /** Scrolls at once, and waits until the page has handled it. */
    scrollTo: (y: number) =>
      page.evaluate(async (top) => {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, y),

    isScrolledTo: (y: number) =>
      expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y),

    /** Expects a part of the page to be right below the header. */
    async isBelowHeader(selector: string): Promise<void> {
      const distance = () =>
        page.locator(selector).evaluate((element) => {
          const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          return Math.abs(element.getBoundingClientRect().top - padding);
        });
      await expect.poll(distance).toBeLessThan(2);
    },

    /** Blocks all storage on the next pages, as browsers that block cookies do. */
    refuseStorage: () =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse });
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      }),

    /** On the next pages, leaves out the 3 s that Gatsby waits before it prefetches the pages of the links in view. */
    prefetchAtOnce: () =>
      page.addInitScript(() => {
        const native = window.setTimeout.bind(window);
        const set = (run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
          native(run, delay === 3000 ? 0 : delay, ...given);
        Object.assign(window, { setTimeout: set });
      }),

    /** Requests from now on that load a document, or send something: posts, and what `fill` typed. */
    sent(): string[] {
      const sent: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        const isRead = ['GET', 'HEAD'].includes(request.method());
        if (!isRead || request.isNavigationRequest() || url.includes('june')) sent.push(url);
      });
      return sent;
    },
  };
}

export type Site = ReturnType<typeof siteOf>;
