import type { Page } from '@playwright/test';

/**
 * Waits until every picture is decoded, including those far below the screen, which load lazily.
 * @throws if one can't be loaded
 */
export async function loadPictures(page: Page): Promise<void> {
  // decoding fails if the window or color scheme has just changed the source
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
