import { expect, type Page } from '@playwright/test';

/**
 * Follows the requests of a page from now on.
 * @returns waits until nothing more is on its way: every request has ended, and the browser was idle since, so that what
 *   scripts fetch next is on its way, too
 */
export function requestsOf(page: Page): () => Promise<void> {
  let pending = 0;
  page.on('request', () => (pending += 1));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => (pending -= 1));
  return async () => {
    do {
      await expect.poll(() => pending).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (pending > 0);
  };
}
