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
    // until another source has loaded, the picture has the one of before, which is decoded already
    const hasChosen = (picture: HTMLImageElement) => {
      const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
      const chosen = sources.find(({ media }) => matchMedia(media || 'all').matches) ?? picture;
      const addresses = chosen.srcset === '' ? [picture.src] : chosen.srcset.split(',');
      return addresses.some((address) => {
        const [file = ''] = address.trim().split(' ');
        return new URL(file, document.baseURI).href === picture.currentSrc;
      });
    };
    do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    while (!pictures.every(hasChosen));
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}
