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
  /** Errors and warnings of the browser that this test expects: patterns, or any. By default, none. */
  allowedErrors: 'any' | readonly RegExp[];
};

/**
 * Playwright's test, which also fails on any error of the browser: an error or a warning in the
 * console, an uncaught exception, a failed request, or one to another origin.
 */
export const test = base.extend<Options & { failOnBrowserErrors: undefined; site: Site }>({
  allowedErrors: [[], { option: true }],
  failOnBrowserErrors: [
    async ({ context, baseURL, allowedErrors }, use) => {
      const errors = browserErrorsOf(context, baseURL ?? '');
      await use(undefined);
      // what a page still asks for when its test is over disturbs nobody
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const allowed =
        allowedErrors === 'any' ? [/^/] : [new RegExp(missingRoute), ...allowedErrors];
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'errors of the browser').toEqual([]);
    },
    { auto: true },
  ],
  site: ({ page }, use) => use(siteOf(page)),
});
