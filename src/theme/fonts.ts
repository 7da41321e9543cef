import atkinson from './fonts/atkinson-next.woff2';
import besley from './fonts/besley-600.woff2';

/**
 * The families that stand in for the two web fonts, with the ascent and descent of these fonts in percent
 * of their size, so that lines are as high in both.
 */
const headings = { family: 'Besley Fallback', ascent: 125, descent: 42.5 };
const sentences = { family: 'Atkinson Fallback', ascent: 98.4, descent: 31.6 };

/*
 * Fonts that are installed on most systems, by their names: on Android; on Windows and Apple's systems,
 * with fonts that are as wide; on Linux.
 */
const roboto = ['Roboto', 'Roboto-Regular'];
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'];
const dejaVu = ['DejaVu Sans'];
const robotoBold = ['Roboto Bold'];
const arialBold = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];
const dejaVuBold = ['DejaVu Sans Bold'];

/**
 * Fallback fonts by weight, with their `size-adjust` in percent. The web fonts replace them while the
 * first view is shown, so they are as large as they have to be for the site's headings and sentences to
 * be as wide as in the web font, and to break alike. If several are installed, the last of them is used:
 * for headings a slab or a wide face rather than the bold Times of systems that have no other.
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

/** A measure of the web font, in percent of the size that a fallback font has once it is resized. */
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
