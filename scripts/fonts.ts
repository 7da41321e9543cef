import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the two fonts of the site down to the characters it writes, so that both together weigh less
 * than one picture. Run by `npm run fonts` after the list of characters or a font package changes;
 * the results are committed. A character that is not in the list is shown in the fallback font.
 */
const characters =
  Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('') +
  '\u00a0©·×éñáíóúü–—‘’“”•…→←↗✓−';

/** Where the style sheets find the fonts. */
const fontFolder = join('src', 'theme', 'fonts');

/** Published beside the site: the Open Font License asks that its text travels with the font. */
const licenseFolder = join('static', 'fonts');

type Font = {
  readonly name: string;
  readonly license: string;
  readonly source: string;
  /** Limits of the weight axis; a font without them is taken as it is. */
  readonly weights?: { readonly min: number; readonly max: number };
};

const fonts: readonly Font[] = [
  {
    name: 'besley-600',
    license: 'besley-OFL.txt',
    source: '@fontsource/besley/files/besley-latin-600-normal.woff2',
  },
  {
    name: 'atkinson-next',
    license: 'atkinson-next-OFL.txt',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** Writes the subset of one font and its license; tells its weight. */
async function cut({ name, license, source, weights }: Font): Promise<void> {
  const original = join('node_modules', source);
  const subset = await subsetFont(await readFile(original), characters, {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: weights } }),
  });
  await writeFile(join(fontFolder, `${name}.woff2`), subset);
  await copyFile(join(dirname(original), '..', 'LICENSE'), join(licenseFolder, license));
  process.stdout.write(`${name}.woff2 ${(subset.length / 1000).toFixed(1)} kB\n`);
}

async function main(): Promise<void> {
  await mkdir(fontFolder, { recursive: true });
  await mkdir(licenseFolder, { recursive: true });
  await Promise.all(fonts.map(cut));
}

void main();
