import { test as base, type Page } from '@playwright/test';
import { browserErrorsOf } from './browser-errors';

export { expect } from '@playwright/test';

/** The size of a common phone, and of a laptop's window. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Every page of the site, and an address that has none. */
export const routes = ['/', '/about', '/services', '/contact'] as const;
export const missingRoute = '/no-such-page';

type Options = {
  /** Errors and warnings of the browser that this test expects: patterns, or any. By default, none. */
  allowedErrors: 'any' | readonly RegExp[];
};

/**
 * Playwright's test, which also fails on any error of the browser: an error or a warning in the
 * console, an uncaught exception, a failed request, or one to another origin.
 */
export const test = base.extend<Options & { failOnBrowserErrors: undefined }>({
  allowedErrors: [[], { option: true }],
  failOnBrowserErrors: [
    async ({ context, baseURL, allowedErrors }, use) => {
      const errors = browserErrorsOf(context, baseURL ?? '');
      await use(undefined);
      const allowed =
        allowedErrors === 'any' ? [/^/] : [new RegExp(missingRoute), ...allowedErrors];
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'errors of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

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
