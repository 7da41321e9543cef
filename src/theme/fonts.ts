import atkinson from './fonts/atkinson-next.woff2';
import besley from './fonts/besley-600.woff2';

/**
 * Fonts that most visitors have, with their metrics adjusted to those of ours, so that nothing moves when
 * ours arrive: their names; width, and how far a line reaches above and below its base, in percent.
 * Measured in Chromium on the site's own headings and sentences. Where several exist the last wins:
 * likeliest to be right last.
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
 * Two subset fonts of our own origin. Where no script sees to it that they move nothing, a font that is
 * late waits for the next page.
 */
const fontFaces = [
  { family: 'Besley', weight: '600', file: besley },
  { family: 'Atkinson Hyperlegible Next', weight: '400 700', file: atkinson },
]
  .map(
    ({ family, weight, file }) =>
      `@font-face{font-family:${family};src:url(${file});font-weight:${weight};font-display:optional}`,
  )
  .join('');

/**
 * All fonts, for a style element of their own: a browser looks for every font anew, and sets the whole
 * page again, when one rule comes to a sheet that has fonts. The first rule holds ours, which wait until
 * there is something to read (`src/gatsby/post-build/deferred-scripts.ts`). No sign in it that HTML would escape.
 */
export const fontStyle = `@media all{${fontFaces}}${fallbackFaces}`;
