import { test as base } from '@playwright/test';
import { browserErrorsOf } from './browser-errors';

type Options = {
  /** The browser errors and warnings that a test may cause; none by default. */
  allowedErrors: 'any' | readonly RegExp[];
};

/**
 * Makes Playwright's test fail on any browser error, too: an error or warning in the console, an
 * uncaught exception, a failed request, or one to another origin.
 * @param usual what every test may cause
 */
export const errorFreeTest = (usual: readonly RegExp[] = []) =>
  base.extend<Options & { failOnBrowserErrors: undefined }>({
    allowedErrors: [[], { option: true }],
    failOnBrowserErrors: [
      async ({ context, baseURL, allowedErrors }, use) => {
        const errors = browserErrorsOf(context, baseURL ?? '');
        await use(undefined);
        // pages may still have pending requests at the end of a test
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        const allowed = allowedErrors === 'any' ? [/^/] : [...usual, ...allowedErrors];
        const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
        base.expect(unexpected, 'browser errors').toEqual([]);
      },
      { auto: true },
    ],
  });
