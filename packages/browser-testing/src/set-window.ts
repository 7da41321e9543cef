import type { Page } from '@playwright/test';

/** Resizes the window, in pixels, and waits for the page's layout. */
export async function setWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => innerWidth === size, width);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
