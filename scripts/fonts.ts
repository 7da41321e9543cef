import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { command } from 'command-line/command';
import { typographic } from '../src/social-images/text-to-path';
import { withDrawnAs } from './support/character-map';

/**
 * The characters to which `npm run fonts` subsets the site's two fonts; the fallback font shows others.
 * Run it after changing this list or a font package, and commit the results.
 */
const characters =
  Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('') +
  '\u00a0©·×éñáíóúü–—‘’“”•…→←↗✓−';

/** The folder from which the style sheets import the fonts. */
const fontFolder = 'src/theme/fonts';

/** Published with the site, because the Open Font License requires its text next to the fonts. */
const licenseFolder = 'static/fonts';

/** A font's file, and the range of its weight axis to keep, if it has one. */
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
    // not the straight double quote, whose opening and closing form running text needs
    drawnAs: { "'": '’' },
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
