import type { Page } from '@playwright/test';

/**
 * Waits until every picture can be drawn, those far below the screen too, which would be fetched
 * only when they come near it.
 * @throws when one can't be had
 */
export async function loadPictures(page: Page): Promise<void> {
  // decoding ends early where the window or the scheme has just made another source the right one
  await decodeAll(page)
    .catch(() => decodeAll(page))
    .catch(() => decodeAll(page));
}

async function decodeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) {
      picture.loading = 'eager';
      picture.decoding = 'sync';
    }
    // by the second frame every picture has chosen its source for the window and the scheme
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}
