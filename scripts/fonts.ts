import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { typographic } from '../src/gatsby/post-build/text-to-path';
import { withDrawnAs } from './support/character-map';
import { command } from './support/command';

/**
 * Cuts the two fonts of the site down to the characters it writes, so that both together weigh less
 * than one picture. Run by `npm run fonts` after the list of characters or a font package changes;
 * the results are committed. A character that is not in the list is shown in the fallback font.
 */
const characters =
  Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('') +
  '\u00a0©·×éñáíóúü–—‘’“”•…→←↗✓−';

/** Where the style sheets find the fonts. */
const fontFolder = 'src/theme/fonts';

/** Published beside the site: the Open Font License asks that its text travels with the font. */
const licenseFolder = 'static/fonts';

/** A font's package and its file; one with a weight axis keeps this much of it. */
type Source = {
  readonly name: string;
  readonly source: string;
  readonly drawnAs?: Readonly<Record<string, string>>;
  readonly variationAxes?: Record<string, { min: number; max: number }>;
};

const fonts: Readonly<Record<string, Source>> = {
  besley: {
    name: 'besley-600',
    source: '@fontsource/besley/files/besley-latin-600-normal',
    drawnAs: typographic,
  },
  'atkinson-next': {
    name: 'atkinson-next',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

command(async () => {
  await mkdir(fontFolder, { recursive: true });
  await mkdir(licenseFolder, { recursive: true });
  for (const [family, { name, source, drawnAs, ...axes }] of Object.entries(fonts)) {
    const original = path.join('node_modules', `${source}.woff2`);
    let font: Buffer = await readFile(original);
    if (drawnAs) {
      const unpacked = await subsetFont(font, characters, { targetFormat: 'truetype' });
      font = withDrawnAs(unpacked, characters, drawnAs);
    }
    const subset = await subsetFont(font, characters, { targetFormat: 'woff2', ...axes });
    await writeFile(path.join(fontFolder, `${name}.woff2`), subset);
    const license = path.join(path.dirname(original), '../LICENSE');
    await copyFile(license, path.join(licenseFolder, `${family}-OFL.txt`));
    console.log(`${name}.woff2 ${(subset.length / 1000).toFixed(1)} kB`);
  }
  return true;
});
