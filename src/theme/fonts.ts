import besley from './fonts/besley-600.woff2';
import { fontFace, textFont } from './text-font';

/**
 * Fallback fonts that most visitors have, with metrics adjusted to the web fonts, so that nothing shifts
 * when these arrive: names, then `size-adjust`, `ascent-override` and `descent-override` in percent.
 * Measured in Chromium on the site's own headings and sentences. If several are installed, the last wins.
 */
const fallbackFonts = [
  {
    family: 'Besley Fallback',
    weight: '600',
    fonts: [
      [['Liberation Serif Bold', 'Times New Roman Bold'], 121.9, 102.54, 34.86],
      [['Noto Serif Bold'], 104.5, 119.62, 40.67],
      [['Georgia Bold'], 102.3, 122.19, 41.54],
    ],
  },
  {
    family: 'Atkinson Fallback',
    weight: '400 500',
    fonts: [
      [['Roboto', 'Roboto-Regular'], 99.4, 98.99, 31.79],
      [['Arial', 'Liberation Sans'], 98.8, 99.6, 31.98],
    ],
  },
  {
    family: 'Atkinson Fallback',
    weight: '600 700',
    fonts: [
      [['Roboto Bold'], 102.9, 95.63, 30.71],
      [['Arial Bold', 'Liberation Sans Bold'], 96.8, 101.65, 32.64],
    ],
  },
] as const;

const fallbackFaces = fallbackFonts
  .flatMap(({ family, weight, fonts }) =>
    fonts.map(
      ([names, size, ascent, descent]) =>
        `@font-face{font-family:${family};src:${names.map((name) => `local(${name})`).join()};` +
        `font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;` +
        `descent-override:${descent}%}`,
    ),
  )
  .join('');

/**
 * Two subset fonts of this origin. Without scripts, a font that arrives late is used from the next page
 * on (`font-display: optional`).
 */
const fontFaces = fontFace('Besley', '600', besley) + textFont('optional');

/**
 * All fonts, for a style element to which no script adds: adding a rule to a sheet with fonts makes browsers match
 * every font and lay out the page again. The first rule holds the web fonts, which are deferred
 * (`plugins/gatsby-plugin-deferred-scripts/src/deferred-scripts.ts`). It has no character that HTML escapes.
 */
export const fontStyle = `@media all{${fontFaces}}${fallbackFaces}`;

/** The same for whoever works on the site: a font that arrives late is used at once, so that all show what visitors see. */
export const fontStyleForEditors = fontStyle.replaceAll('display:optional', 'display:swap');
