import { test as base } from '@playwright/test';
import { browserErrorsOf } from './browser-errors';
import { missingRoute, siteOf, type Site } from './site';

export { expect } from '@playwright/test';
export {
  desktop,
  everyRoute,
  headings,
  hydrated,
  inOwnFonts,
  missingRoute,
  phone,
  routes,
} from './site';

type Options = {
  /** The browser errors and warnings that a test may cause; none by default. */
  allowedErrors: 'any' | readonly RegExp[];
};

/**
 * Playwright's test, which also fails on any browser error: an error or warning in the console, an
 * uncaught exception, a failed request, or one to another origin.
 */
export const test = base.extend<Options & { failOnBrowserErrors: undefined; site: Site }>({
  allowedErrors: [[], { option: true }],
  failOnBrowserErrors: [
    async ({ context, baseURL, allowedErrors }, use) => {
      const errors = browserErrorsOf(context, baseURL ?? '');
      await use(undefined);
      // pages may still have pending requests at the end of a test
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const allowed =
        allowedErrors === 'any' ? [/^/] : [new RegExp(missingRoute), ...allowedErrors];
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'browser errors').toEqual([]);
    },
    { auto: true },
  ],
  site: ({ page }, use) => use(siteOf(page)),
});
