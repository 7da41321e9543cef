import sharp from 'sharp';
import { icoFile } from './ico';
import { adaptiveMarkSvg, markSize, markSvg, type Mark, type MarkOptions } from './mark';

/** As round as the corners of the interface. */
const radius = 3;

/** Keeps the window inside the circle that every launcher shows (W3C manifest: 40% around the middle). */
const maskableLower = 3;

/** Icons of one size each, by file name. */
const pngs: Readonly<Record<string, { size: number; options: MarkOptions }>> = {
  'apple-touch-icon.png': { size: 180, options: { large: true } },
  'icon-192.png': { size: 192, options: { large: true, radius } },
  'icon-512.png': { size: 512, options: { large: true, radius } },
  'icon-512-maskable.png': { size: 512, options: { large: true, lower: maskableLower } },
};

/** Sizes inside favicon.ico. */
const icoSizes = [16, 32, 48] as const;

/**
 * Draws every icon of a site from its mark.
 * @param folder the folder of the icons
 * @returns the content of each file by its path
 */
export async function drawIcons(
  mark: Mark,
  folder: string,
): Promise<Record<string, string | Buffer>> {
  const favicons = icoSizes.map(async (size) => ({
    size,
    png: await markPng(mark, size, { radius, small: size <= 16 }),
  }));
  const files: Record<string, string | Buffer> = {
    [`${folder}/favicon.svg`]: `${adaptiveMarkSvg(mark, radius)}\n`,
    [`${folder}/favicon.ico`]: icoFile(await Promise.all(favicons)),
  };
  for (const [name, { size, options }] of Object.entries(pngs)) {
    files[`${folder}/${name}`] = await markPng(mark, size, options);
  }
  return files;
}

/** The mark in `size` by `size` pixels. */
function markPng(mark: Mark, size: number, options: MarkOptions): Promise<Buffer> {
  // 72 dots per inch draw one unit on one pixel
  return sharp(Buffer.from(markSvg(mark, options)), { density: (72 * size) / markSize })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer();
}
