import atkinson from './fonts/atkinson-next.woff2';
import besley from './fonts/besley-600.woff2';

/**
 * Fallback fonts that most visitors have, as large as makes the site's headings and sentences as wide as in the web font, so
 * that nothing shifts when this arrives: names, and `size-adjust` in percent. If several are installed, the last wins: for
 * headings a slab or a wide face, before the bold Times of systems that have no other.
 */
const fallbackFonts = [
  {
    family: 'Besley Fallback',
    weight: '600',
    lines: { ascent: 125, descent: 42.5 },
    fonts: [
      [['Liberation Serif Bold', 'Times New Roman Bold'], 121.9],
      [['DejaVu Serif Bold'], 94],
      [['Noto Serif Bold'], 104.5],
      [['Georgia Bold'], 102.3],
    ],
  },
  {
    family: 'Atkinson Fallback',
    weight: '400 500',
    lines: { ascent: 98.4, descent: 31.6 },
    fonts: [
      [['Roboto', 'Roboto-Regular'], 99.4],
      [['Arial', 'Liberation Sans'], 98.8],
    ],
  },
  {
    family: 'Atkinson Fallback',
    weight: '600 700',
    lines: { ascent: 98.4, descent: 31.6 },
    fonts: [
      [['Roboto Bold'], 102.9],
      [['Arial Bold', 'Liberation Sans Bold'], 96.8],
    ],
  },
] as const;

/** How high lines of the web font are, in percent of a fallback font that is resized. */
const resized = (part: number, size: number) => Number(((part * 100) / size).toFixed(2));

const fallbackFaces = fallbackFonts
  .flatMap(({ family, weight, lines, fonts }) =>
    fonts.map(
      ([names, size]) =>
        `@font-face{font-family:${family};src:${names.map((name) => `local(${name})`).join()};` +
        `font-weight:${weight};size-adjust:${size}%;ascent-override:${resized(lines.ascent, size)}%;` +
        `descent-override:${resized(lines.descent, size)}%}`,
    ),
  )
  .join('');

/**
 * Two subset fonts of this origin. Without scripts, a font that arrives late is used from the next page
 * on (`font-display: optional`).
 */
const fontFaces = [
  ['Besley', '600', besley],
  ['Atkinson Hyperlegible Next', '400 700', atkinson],
]
  .map(
    ([family, weight, file]) =>
      `@font-face{font-family:${family};src:url(${file});font-weight:${weight};font-display:optional}`,
  )
  .join('');

/**
 * All fonts, for a style element to which no script adds: adding a rule to a sheet with fonts makes browsers match
 * every font and lay out the page again. The first rule holds the web fonts, which are deferred
 * (`plugins/gatsby-plugin-deferred-scripts/src/deferred-scripts.ts`). It has no character that HTML escapes.
 */
export const fontStyle = `@media all{${fontFaces}}${fallbackFaces}`;

/** The same for whoever works on the site: a font that arrives late is used at once, so that all show what visitors see. */
export const fontStyleForEditors = fontStyle.replaceAll('display:optional', 'display:swap');
