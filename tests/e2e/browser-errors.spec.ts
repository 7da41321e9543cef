import { expect, test } from '../helpers/fixtures';

/* The tests of this site rely on the fixtures to notice errors that nobody looks for. */

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test.describe('a test fails by', () => {
  test.fail('an error in the console', async ({ page }) => {
    await page.evaluate("console.error('wrong')");
  });

  test.fail('a warning in the console', async ({ page }) => {
    await page.evaluate("console.warn('doubtful')");
  });

  test.fail('an error nobody caught', async ({ page }) => {
    const noticed = page.waitForEvent('pageerror');
    await page.evaluate("setTimeout(() => JSON.parse('{'), 0)");
    await noticed;
  });

  test.fail('a request to another origin', async ({ page }) => {
    await page.route('https://example.com/', (route) => route.fulfill({ body: '' }));
    const asked = page.waitForRequest('https://example.com/');
    await page.evaluate("new Image().src = 'https://example.com/'");
    await asked;
  });

  test.fail('a file that is not there', async ({ page }) => {
    const answered = page.waitForResponse(/missing\.js/);
    await page.evaluate("fetch('/missing.js')");
    await answered;
  });
});

test.describe('when it says so, a test', () => {
  test.use({ allowedErrors: [/doubtful/] });

  test('may have an error', async ({ page }) => {
    await page.evaluate("console.warn('doubtful')");
  });

  test.fail('still fails by another', async ({ page }) => {
    await page.evaluate("console.warn('wrong')");
  });
});

test('an ordinary visit is quiet', async ({ page }) => {
  await expect(page.getByRole('main')).toBeVisible();
});
