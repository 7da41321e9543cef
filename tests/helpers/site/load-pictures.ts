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
  await page.evaluate(() => {
    for (const picture of document.images) {
      picture.loading = 'eager';
      picture.decoding = 'sync';
    }
  });
  await page.waitForFunction(haveChosen);
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())));
}

/**
 * Runs in the page: whether every picture has the source that suits the window. Until another one has loaded, a picture has the one
 * of before, which is decoded already. It names no function in it, for which tsx would need one that the page does not have.
 */
const haveChosen = () =>
  [...document.images].every((picture) => {
    const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
    const chosen = sources.find(({ media }) => matchMedia(media || 'all').matches) ?? picture;
    const addresses = chosen.srcset === '' ? [picture.src] : chosen.srcset.split(',');
    return addresses.some((address) => {
      const [file = ''] = address.trim().split(' ');
      return new URL(file, document.baseURI).href === picture.currentSrc;
    });
  });
