import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { light } from '../../src/theme/tokens';
import { loadPictures } from '../helpers/site/load-pictures';
import { openPage } from './open-page';

const height = 660;
const windows = [
  { width: 1280, height: 800, radius: 12 },
  { width: 360, height: 780, radius: 28 },
] as const;

/** Both windows at the same height, with a border that is visible on white and on black. */
const style = `
  body { display: flex; gap: 36px; margin: 0; width: max-content }
  img { box-sizing: border-box; height: ${height}px; border: 2px solid ${light.color.border} }`;

/** Draws the two pictures at the top of README.md, light and dark: the home page on a desktop and on a phone. */
export async function drawReadmePictures(browser: Browser, url: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const pictures: string[] = [];
    for (const { radius, ...viewport } of windows) {
      const page = await openPage(browser, url, { viewport, deviceScaleFactor: 2, colorScheme });
      await loadPictures(page);
      const data = (await page.screenshot()).toString('base64');
      pictures.push(`<img style="border-radius:${radius}px" src="data:image/png;base64,${data}">`);
      await page.close();
    }
    const sheet = await browser.newPage({ viewport: { width: 1600, height } });
    await sheet.setContent(`<style>${style}</style>${pictures.join('')}`);
    const picture = await sheet.locator('body').screenshot({ omitBackground: true });
    await sheet.close();
    await sharp(picture)
      .webp({ quality: 72, effort: 6, smartSubsample: true })
      .toFile(`docs/site-${colorScheme}.webp`);
  }
}
