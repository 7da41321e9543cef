import { expect, type Locator, type Page } from '@playwright/test';

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

/** The site with the fixture's content as a visitor meets it, whichever page is shown (page object). */
export class Site {
  readonly heading: Locator;
  readonly header: Locator;
  readonly main: Locator;
  readonly footer: Locator;
  /** Opens the menu below 768 px; absent above. */
  readonly toggle: Locator;
  readonly menu: Locator;
  readonly announcer: Locator;
  /** What a social account without an address answers with. */
  readonly comingSoon: Locator;
  readonly send: Locator;
  readonly thanks: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.header = page.locator('[data-bar]');
    this.main = page.getByRole('main');
    this.footer = page.getByRole('contentinfo');
    this.toggle = page.getByRole('button', { name: 'Menu', exact: true });
    this.menu = page.locator('#site-menu');
    this.announcer = page.locator('#gatsby-announcer');
    this.comingSoon = page.getByText('Coming Soon!', { exact: true });
    this.send = page.locator('form').getByRole('button');
    this.thanks = page.getByText('Message Sent (Simulation)', { exact: true });
  }

  /** Opens a page and waits until it is hydrated. */
  async visit(route: string): Promise<void> {
    await this.page.goto(route);
    await hydrated(this.page);
  }

  /** Whether the header's ground hides what is behind it, once it has changed. */
  headerIsOpaque(): Promise<boolean> {
    return this.header.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
      return !getComputedStyle(element).backgroundColor.endsWith(', 0)');
    });
  }

  /** The header's link to a page. */
  link(route: Route): Locator {
    return this.menu.locator(`li a[href="${route}"]`);
  }

  /** A button of the footer. */
  account(name = 'GitHub'): Locator {
    return this.footer.getByRole('button', { name });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  /** Fills the contact form, validly. */
  async fill(): Promise<void> {
    await this.field('Name').fill('June Carpenter');
    await this.field('Email').fill('june@example.org');
    await this.field('Message').fill('Could you look at our intake form?');
  }

  /** Expects a page to be shown, under its address. */
  async shows(route: Route, heading: string | RegExp = headings[route]): Promise<void> {
    await expect(this.heading).toHaveText(heading);
    await expect(this.heading).toBeVisible();
    await expect(this.page).toHaveURL(route);
  }

  /** Follows the header's link to a page, and expects it. */
  async follow(route: Route): Promise<void> {
    await this.link(route).click();
    await this.shows(route);
  }

  /** Scrolls at once, and waits until the page has been told. */
  async scrollTo(y: number): Promise<void> {
    await this.page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
  }

  async standsAt(y: number): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => Math.round(scrollY))).toBe(y);
  }

  /** Expects a part of the page to stand below the header. */
  async standsBelowHeader(selector: string): Promise<void> {
    const distance = () =>
      this.page.locator(selector).evaluate((element) => {
        const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return Math.abs(element.getBoundingClientRect().top - padding);
      });
    await expect.poll(distance).toBeLessThan(2);
  }

  /** Lets nothing be stored by the pages to come, as browsers do that refuse cookies. */
  async refuseStorage(): Promise<void> {
    await this.page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
  }

  /**
   * Holds back every file of a kind, as a slow line would, until the test says so.
   * @param files a pattern of addresses
   * @returns lets them through, those to come as well
   */
  async delay(files: string): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** Requests from now on that carry something away: other documents, posts, what `fill` typed. */
  sent(): string[] {
    const sent: string[] = [];
    this.page.on('request', (request) => {
      const [url, isGet] = [request.url(), request.method() === 'GET'];
      if (!isGet || request.isNavigationRequest() || url.includes('june')) sent.push(url);
    });
    return sent;
  }

  /** Documents that the browser loads from now on, by their addresses. */
  loadedDocuments(): string[] {
    const loaded: string[] = [];
    this.page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(request.url());
    });
    return loaded;
  }
}
