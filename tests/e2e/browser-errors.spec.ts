import type { Page } from '@playwright/test';
import { test } from '../helpers/site/fixtures';

/* Browser tests rely on the fixtures to fail on errors that they don't look for. */

test.beforeEach(({ site }) => site.visit('/about'));

const errors: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an error in the console': (page) => page.evaluate("console.error('wrong')"),
  'a warning in the console': (page) => page.evaluate("console.warn('doubtful')"),
  'an uncaught exception': async (page) => {
    const noticed = page.waitForEvent('pageerror');
    await page.evaluate("setTimeout(() => JSON.parse('{'), 0)");
    await noticed;
  },
  'a request to another origin': async (page) => {
    await page.route('https://example.com/', (route) => route.fulfill({ body: '' }));
    const requested = page.waitForRequest('https://example.com/');
    await page.evaluate("new Image().src = 'https://example.com/'");
    await requested;
  },
  'a missing file': async (page) => {
    const answered = page.waitForResponse(/missing\.js/);
    await page.evaluate("fetch('/missing.js')");
    await answered;
  },
};

for (const [error, cause] of Object.entries(errors)) {
  test.fail(`a test fails on ${error}`, async ({ page }) => {
    await cause(page);
  });
}
