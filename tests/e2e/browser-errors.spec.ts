import type { Page } from '@playwright/test';
import { test } from '../helpers/fixtures';

/* The tests of this site rely on the fixtures to notice errors that nobody looks for. */

test.beforeEach(({ site }) => site.visit('/about'));

const errors: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an error in the console': (page) => page.evaluate("console.error('wrong')"),
  'a warning in the console': (page) => page.evaluate("console.warn('doubtful')"),
  'an error nobody caught': async (page) => {
    const noticed = page.waitForEvent('pageerror');
    await page.evaluate("setTimeout(() => JSON.parse('{'), 0)");
    await noticed;
  },
  'a request to another origin': async (page) => {
    await page.route('https://example.com/', (route) => route.fulfill({ body: '' }));
    const asked = page.waitForRequest('https://example.com/');
    await page.evaluate("new Image().src = 'https://example.com/'");
    await asked;
  },
  'a file that is not there': async (page) => {
    const answered = page.waitForResponse(/missing\.js/);
    await page.evaluate("fetch('/missing.js')");
    await answered;
  },
};

for (const [error, cause] of Object.entries(errors)) {
  test.fail(`a test fails by ${error}`, async ({ page }) => {
    await cause(page);
  });
}
