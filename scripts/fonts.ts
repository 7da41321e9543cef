import { command } from 'command-line/command';
import { typographic } from '../src/build/social-images/text-to-path';
import { subsetFonts } from './fonts/subset-fonts';

/**
 * The characters to which `npm run fonts` subsets the site's two fonts; the fallback font shows others.
 * Run it after changing this list or a font package, and commit the results.
 */
const characters =
  Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('') +
  '\u00a0©·×éñáíóúü–—‘’“”•…→←↗✓−';

command(async () => {
  const sizes = await subsetFonts({
    characters,
    // from here the style sheets import the fonts
    fontFolder: 'src/theme/fonts',
    licenseFolder: 'static/fonts',
    fonts: [
      {
        name: 'besley-600',
        family: 'besley',
        file: 'node_modules/@fontsource/besley/files/besley-latin-600-normal.woff2',
        drawnAs: typographic,
      },
      {
        name: 'atkinson-next',
        family: 'atkinson-next',
        file: 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
        // not the straight double quote, whose opening and closing form running text needs
        drawnAs: { "'": '’' },
        weights: { min: 400, max: 700 },
      },
    ],
  });
  for (const [name, bytes] of Object.entries(sizes))
    console.log(`${name}.woff2 ${(bytes / 1000).toFixed(1)} kB`);
  return true;
});
