import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { withDrawnAs } from './character-map';

/** A font to subset. */
export type SourceFont = {
  /** Its `woff2` file, in the folder `files` of a package that has a LICENSE. */
  readonly file: string;
  /** The name of the file to write, without its ending. */
  readonly name: string;
  /** The name of its family in the license's file. */
  readonly family: string;
  /** By character: the character whose glyph it gets. */
  readonly drawnAs: Readonly<Record<string, string>>;
  /** The range of its weight axis to keep, if it has one. */
  readonly weights?: { readonly min: number; readonly max: number };
};

/** What a site says of its fonts. */
export type SiteFonts = {
  readonly fonts: readonly SourceFont[];
  /** All characters to keep; a fallback font shows others. */
  readonly characters: string;
  readonly fontFolder: string;
  /** A folder that is published, because the Open Font License requires its text next to the fonts. */
  readonly licenseFolder: string;
};

/**
 * Subsets fonts, and writes them and their licenses.
 * @returns the size of each written font in bytes, by its name
 * @throws if a file is missing, or a font lacks the glyph of a replacement
 */
export async function subsetFonts({
  fonts,
  characters,
  fontFolder,
  licenseFolder,
}: SiteFonts): Promise<Readonly<Record<string, number>>> {
  const sizes: Record<string, number> = {};
  await mkdir(fontFolder, { recursive: true });
  await mkdir(licenseFolder, { recursive: true });
  for (const { file, name, family, drawnAs, weights } of fonts) {
    const original = await readFile(file);
    const unpacked = await subsetFont(original, characters, { targetFormat: 'truetype' });
    const subset = await subsetFont(withDrawnAs(unpacked, characters, drawnAs), characters, {
      targetFormat: 'woff2',
      ...(weights && { variationAxes: { wght: weights } }),
    });
    await writeFile(path.join(fontFolder, `${name}.woff2`), subset);
    const license = path.join(path.dirname(file), '../LICENSE');
    await copyFile(license, path.join(licenseFolder, `${family}-OFL.txt`));
    sizes[name] = subset.length;
  }
  return sizes;
}
