import { expect, type Page } from '@playwright/test';
import { inOwnFonts } from '../site/site';
import { layoutShiftOf } from './layout-shift';

/**
 * How much a first view may shift while the site's fonts replace those of the device: a fifth of what is called good
 * (https://web.dev/articles/cls).
 */
const limit = 0.02;

/** Opens a page as a first visitor, and expects the site's own fonts in its first view, where next to nothing moves. */
export async function expectOwnFonts(page: Page, address: string): Promise<void> {
  const shift = await layoutShiftOf(page);
  await page.goto(address);
  await inOwnFonts(page);
  const size = page.viewportSize();
  const where = `${address} at ${size?.width} × ${size?.height}`;
  expect.soft(Number(await shift()), where).toBeLessThanOrEqual(limit);
}
