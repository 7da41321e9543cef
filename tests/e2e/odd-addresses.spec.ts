import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, test } from '../helpers/fixtures';

/*
 * Addresses that nobody can decode, or that decode to another one. A server has no page for them; what
 * the browser itself says of that is no fault of the site, all else would be.
 */

test.use({ viewport: desktop, allowedErrors: [/status of 404/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const barLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

const odd = [
  '/a%2Fb',
  '/%',
  '/%zz',
  '/about%23x',
  '/a%3Fb',
  '/%E0%A4%A',
  '/%25',
  '/no-such-page/%2e',
];

test('an address that none can decode gets the 404 page, which is hydrated and leads on', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of odd) {
    await test.step(address, async () => {
      asked.length = 0;
      await page.goto(address);
      const words = (await heading(page).textContent()) ?? '';
      const url = page.url();
      await hydrated(page);
      await expect(heading(page)).toHaveText(words);
      await expect(page).toHaveTitle(/not|lost|404/i);
      expect(page.url()).toBe(url);
      // It is the 404 page: there is no other to ask for.
      const others = asked.filter((file) => /page-data\/(?!404\.html|app-data|sq\/)/.test(file));
      expect(others).toEqual([]);
      await barLink(page, 'About').click();
      await expect(heading(page)).toHaveText(/Our Mission/);
      await page.goBack();
      await expect(heading(page)).toHaveText(words);
      expect(page.url()).toBe(url);
      await page.goForward();
      await expect(heading(page)).toHaveText(/Our Mission/);
    });
  }
});

test('a way to such an address within the site ends on the 404 page, and leads on', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  const words = (await heading(page).textContent()) ?? '';
  for (const address of ['/a%2Fb', '/%', '/%zz', '/no-such-page']) {
    await test.step(address, async () => {
      await page.goto('/');
      await hydrated(page);
      await page.evaluate((to) => {
        window.___navigate(to);
      }, address);
      await expect(heading(page)).toHaveText(words);
      expect(new URL(page.url()).pathname).toBe(address);
      await barLink(page, 'About').click();
      await expect(heading(page)).toHaveText(/Our Mission/);
    });
  }
});
