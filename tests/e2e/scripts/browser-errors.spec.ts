import type { Page } from '@playwright/test';
import { browserErrorsOf } from 'browser-testing/browser-errors';
import { expect, test } from '../../helpers/site/fixtures';

/* Browser tests rely on the fixtures to fail on errors that they don't look for. */

type Mistake = { readonly cause: (page: Page) => Promise<unknown>; readonly noticed: RegExp };

const mistakes: Readonly<Record<string, Mistake>> = {
  'an error in the console': {
    cause: (page) => page.evaluate("console.error('wrong')"),
    noticed: /^console error: wrong/m,
  },
  'a warning in the console': {
    cause: (page) => page.evaluate("console.warn('doubtful')"),
    noticed: /^console warning: doubtful/m,
  },
  'an uncaught exception': {
    cause: (page) => page.evaluate("setTimeout(() => JSON.parse('{'), 0)"),
    noticed: /^error: .*JSON/m,
  },
  'a request to another origin': {
    cause: async (page) => {
      await page.route('https://example.com/', (route) => route.fulfill({ body: '' }));
      await page.evaluate("void fetch('https://example.com/').catch(String)");
    },
    noticed: /^request to another origin: https:\/\/example\.com\//m,
  },
  'a missing file': {
    cause: (page) => page.evaluate("void fetch('/missing.js')"),
    noticed: /^console error: .*404.*missing\.js/m,
  },
};

test.describe('noticed', () => {
  // the policy would stop the request to another origin
  test.use({ allowedErrors: 'any', bypassCSP: true });

  for (const [what, { cause, noticed }] of Object.entries(mistakes))
    test(`${what} is noticed`, async ({ context, page, site, baseURL }) => {
      const errors = browserErrorsOf(context, baseURL ?? '');
      await site.visit('/about');
      expect(errors).toEqual([]);
      await cause(page);
      await expect.poll(() => errors.join('\n')).toMatch(noticed);
    });
});

// nothing else in it can fail
test.fail('what is noticed fails a test', async ({ page }) => {
  await page.evaluate("console.error('wrong')");
});
