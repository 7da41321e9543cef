import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { command } from 'command-line/command';
import { light } from '../src/theme/tokens';
import { hydrated, inOwnFonts } from '../tests/helpers/site/fixtures';
import { loadPictures } from '../tests/helpers/site/load-pictures';
import { visitBuiltSite } from './support/built-site';

/** In pixels; both windows have the same height, side by side. */
const height = 660;
const gap = 36;
const windows = [
  { width: 1280, height: 800, radius: 12 },
  { width: 360, height: 780, radius: 28 },
] as const;

type Frame = (typeof windows)[number];
type Scheme = 'light' | 'dark';
/** A framed picture and its width. */
type Shot = { readonly input: Buffer; readonly width: number };

/**
 * `npm run readme:shots`: draws the two pictures at the top of README.md, light and dark: the home page
 * of the built site on a desktop and on a phone.
 */
command(() =>
  visitBuiltSite(async (browser, url) => {
    for (const scheme of ['light', 'dark'] as const) {
      const shots = [];
      for (const frame of windows) {
        shots.push(await framed(await shot(browser, url, frame, scheme), frame));
      }
      await sideBySide(shots, `docs/site-${scheme}.webp`);
    }
  }),
);

async function shot(browser: Browser, url: string, frame: Frame, scheme: Scheme): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: frame.width, height: frame.height },
    deviceScaleFactor: 2,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  await hydrated(page);
  await inOwnFonts(page, { atOnce: true });
  await loadPictures(page);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Adds rounded corners and a border that is visible on white and on black. */
async function framed(picture: Buffer, { width, height: tall, radius }: Frame): Promise<Shot> {
  const across = Math.round((width / tall) * height);
  const rectangle = (inset: number, paint: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}"><rect x="${inset}" y="${inset}" width="${across - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" ${paint}/></svg>`,
    );
  const input = await sharp(picture)
    .resize(across, height)
    .composite([
      { input: rectangle(0, ''), blend: 'dest-in' },
      { input: rectangle(1, `fill="none" stroke="${light.color.border}" stroke-width="2"`) },
    ])
    .png()
    .toBuffer();
  return { input, width: across };
}

async function sideBySide(shots: readonly Shot[], file: string): Promise<void> {
  let left = 0;
  const places = shots.map(({ input, width }) => {
    const place = { input, left, top: 0 };
    left += width + gap;
    return place;
  });
  await sharp({
    create: { width: left - gap, height, channels: 4, background: 'transparent' },
  })
    .composite(places)
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toFile(file);
}
