import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { screenshot } from './pixels';

/** The columns that are looked at, as shares of the window's width. */
const columns = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);

/** The least difference of a color's channel between two rows that is seen as an edge. */
const visible = 7;

/** Everything on the scene of the hero, so that only sky and land remain. */
const onTop =
  '[data-hero] > :first-child, [data-sun], header { visibility: hidden; } [data-hero] svg { display: none; }';

/**
 * The rows of the window in which the color of the hero's scene changes visibly, for each column: nothing but the outline
 * of its land, unless the scene has a seam.
 */
export async function edgesOf(page: Page): Promise<number[][]> {
  const bottom = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const scene = document.querySelector('[data-hero] [data-scene]');
    // the scene is clipped two pixels above its foot, which may be within a third one
    return Math.min(innerHeight, scene?.getBoundingClientRect().bottom ?? 0) - 3;
  }, onTop);
  const { data, info } = await sharp(await screenshot(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return columns.map((share) => {
    const x = Math.round(share * info.width);
    const rows: number[] = [];
    for (let y = 1; y < bottom; y += 1) {
      const at = (y * info.width + x) * 3;
      const above = at - info.width * 3;
      const change = [0, 1, 2].map((channel) =>
        Math.abs((data[at + channel] ?? 0) - (data[above + channel] ?? 0)),
      );
      // the edge is smoothed over two rows
      if (Math.max(...change) >= visible && rows.at(-1) !== y - 1) rows.push(y);
    }
    return rows;
  });
}

/** The row of the window in which the land of the hero's picture begins, for each column. */
export function skylineOf(page: Page): Promise<number[]> {
  return page.locator('[data-hero] [data-scene] img').evaluate((element, shares) => {
    const picture = element as HTMLImageElement;
    const { naturalWidth: across, naturalHeight: down } = picture;
    const canvas = new OffscreenCanvas(across, down).getContext('2d');
    canvas?.drawImage(picture, 0, 0);
    const { data = [] } = canvas?.getImageData(0, 0, across, down) ?? {};
    const { left, bottom, width } = picture.getBoundingClientRect();
    const scale = width / across;
    return shares.map((share) => {
      const column = Math.round((share * innerWidth - left) / scale);
      let row = 0;
      while (row < down && (data[(row * across + column) * 4 + 3] ?? 0) < 128) row += 1;
      return bottom - (down - row) * scale;
    });
  }, columns);
}
