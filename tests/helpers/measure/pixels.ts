import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Color } from 'browser-testing/contrast';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A decoded screenshot, addressed in the page's coordinates. */
export type Pixels = {
  /** The number of pixels of each color in `box`, as far as the screenshot contains it. */
  readonly within: (box: Box) => ReadonlyMap<Color, number>;
};

/**
 * Takes a screenshot, at one pixel per CSS pixel.
 * @param area part of the page, which may be outside of the window; by default all of it
 */
export async function pixelsOf(page: Page, area?: Box): Promise<Pixels> {
  const box =
    area ??
    (await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { left: 0, top: 0, right: scrollWidth, bottom: scrollHeight };
    }));
  return decoded(await screenshot(page, box), box.left, box.top);
}

/**
 * Takes a screenshot as a PNG file. Playwright's own are compressed for size, which is far slower.
 * @param area part of the page, which may be outside of the window; by default the window
 */
export async function screenshot(page: Page, area?: Box): Promise<Buffer> {
  const { left = 0, top = 0, right = 0, bottom = 0 } = area ?? {};
  const clip = { x: left, y: top, width: right - left, height: bottom - top, scale: 1 };
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    ...(area && { clip, captureBeyondViewport: true }),
    optimizeForSpeed: true,
  });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/**
 * Decodes a picture.
 * @param left position of its first pixel in the page, with `top`
 */
export async function decoded(picture: Buffer, left = 0, top = 0): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    within(box) {
      const firstX = Math.max(0, Math.floor(box.left - left));
      const lastX = Math.min(info.width, Math.ceil(box.right - left));
      const firstY = Math.max(0, Math.floor(box.top - top));
      const lastY = Math.min(info.height, Math.ceil(box.bottom - top));
      const counts = new Map<Color, number>();
      for (let y = firstY; y < lastY; y += 1) {
        for (let x = firstX; x < lastX; x += 1) {
          const color = data.readUIntBE((y * info.width + x) * 3, 3);
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
      }
      return counts;
    },
  };
}

/**
 * @param css an opaque color as `getComputedStyle` gives it: `rgb(15, 42, 51)`
 * @throws for any other color, whose contrast can't be measured
 */
export function colorOf(css: string): Color {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css) ?? [];
  if (blue === undefined) throw new Error(`not an opaque color: ${css}`);
  return (Number(red) << 16) | (Number(green) << 8) | Number(blue);
}

/** The lowest contrast of `color` with any pixel inside `box`. */
export function worstContrast(color: Color, pixels: Pixels, box: Box): number {
  let worst = Infinity;
  for (const nearby of pixels.within(box).keys()) worst = Math.min(worst, contrast(color, nearby));
  return worst;
}

/** The share of `boxes`, from 0 to 1, with which `color` has a contrast of 3:1 (WCAG 2.2, 1.4.11). */
export function shareClear(color: Color, pixels: Pixels, boxes: readonly Box[]): number {
  let [clear, all] = [0, 0];
  for (const box of boxes) {
    for (const [nearby, count] of pixels.within(box)) {
      all += count;
      if (contrast(color, nearby) >= 3) clear += count;
    }
  }
  return clear / all;
}
