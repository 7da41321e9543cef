import atkinson from './fonts/atkinson-next.woff2';
import besley from './fonts/besley-600.woff2';

/** The families that stand in for the two web fonts, with how high these fonts' lines are in percent. */
const headings = { family: 'Besley Fallback', ascent: 125, descent: 42.5 };
const sentences = { family: 'Atkinson Fallback', ascent: 98.4, descent: 31.6 };

/** Names of common fonts: of Android, of Windows and Apple's systems or fonts as wide as theirs, of Linux. */
const roboto = ['Roboto', 'Roboto-Regular'];
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'];
const dejaVu = ['DejaVu Sans'];
const robotoBold = ['Roboto Bold'];
const arialBold = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];
const dejaVuBold = ['DejaVu Sans Bold'];

/**
 * Fallback fonts by weight, with their `size-adjust` in percent: so large that the site's headings
 * and sentences are as wide as in the web font and break alike, since the web fonts replace them in
 * the first view. If several are installed, the last wins: for headings a slab or a wide face,
 * before the bold Times of systems that have no other.
 */
const fallbackFonts = [
  {
    ...headings,
    weight: 600,
    fonts: [
      [['Liberation Serif Bold', 'Times New Roman Bold'], 120.6],
      [['DejaVu Serif Bold'], 93.2],
      [['Noto Serif Bold'], 104.6],
      [['Georgia Bold', 'Gelasio Bold'], 102.5],
    ],
  },
  {
    ...sentences,
    weight: 400,
    fonts: [
      [dejaVu, 86.5],
      [roboto, 99.5],
      [arial, 98.5],
    ],
  },
  {
    ...sentences,
    weight: 500,
    fonts: [
      [dejaVu, 89.8],
      [roboto, 101.8],
      [arial, 100.5],
    ],
  },
  {
    ...sentences,
    weight: 600,
    fonts: [
      [dejaVuBold, 81.4],
      [robotoBold, 103],
      [arialBold, 96.4],
    ],
  },
  {
    ...sentences,
    weight: 700,
    fonts: [
      [dejaVuBold, 82.8],
      [robotoBold, 104.6],
      [arialBold, 97.9],
    ],
  },
] as const;

/** How high lines of the web font are, in percent of a fallback font that is resized. */
const resized = (part: number, size: number) => Number(((part * 100) / size).toFixed(2));

const fallbackFaces = fallbackFonts
  .flatMap(({ family, weight, ascent, descent, fonts }) =>
    fonts.map(
      ([names, size]) =>
        `@font-face{font-family:${family};src:${names.map((name) => `local(${name})`).join()};` +
        `font-weight:${weight};size-adjust:${size}%;ascent-override:${resized(ascent, size)}%;` +
        `descent-override:${resized(descent, size)}%}`,
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
 * All fonts, for a style element to which no script adds: adding a rule to a sheet with fonts makes
 * browsers match every font and lay out the page again. The first rule holds the web fonts, which
 * are deferred (`plugins/gatsby-plugin-deferred-scripts/src/deferred-scripts.ts`). It has no
 * character that HTML escapes.
 */
export const fontStyle = `@media all{${fontFaces}}${fallbackFaces}`;

/**
 * The same for whoever works on the site: a font that arrives late is used at once, so that all
 * show what visitors see.
 */
export const fontStyleForEditors = fontStyle.replaceAll('display:optional', 'display:swap');
