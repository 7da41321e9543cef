import type { Page } from '@playwright/test';

/** Gives the window another size in pixels, and the page the time to be laid out anew. */
export async function setWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
