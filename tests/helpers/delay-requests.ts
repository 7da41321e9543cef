import type { Page } from '@playwright/test';

/**
 * Holds back every file of a kind, as a slow line would, until the test says so.
 * @param files a pattern of addresses
 * @returns lets them through, those to come as well
 */
export async function delayRequests(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
