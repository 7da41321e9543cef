import atkinson from './fonts/atkinson-next.woff2';
import besley from './fonts/besley-600.woff2';

/** A font that most visitors have, with its metrics adjusted to those of ours. */
type FallbackFont = {
  readonly family: string;
  readonly weight: string;
  readonly local: readonly string[];
  /** Width in percent; then how far the line reaches above and below its base, in percent. */
  readonly metrics: readonly [size: number, ascent: number, descent: number];
};

/**
 * Fallback fonts until ours arrive, so that nothing moves when they do. Measured in Chromium on the
 * site's own headings and sentences. Where several exist the last wins: likeliest to be right last.
 */
const fallbackFonts: readonly FallbackFont[] = [
  {
    family: 'Besley Fallback',
    weight: '600',
    local: ['Liberation Serif Bold', 'Times New Roman Bold'],
    metrics: [121.9, 102.54, 34.86],
  },
  {
    family: 'Besley Fallback',
    weight: '600',
    local: ['Noto Serif Bold'],
    metrics: [104.5, 119.62, 40.67],
  },
  {
    family: 'Besley Fallback',
    weight: '600',
    local: ['Georgia Bold'],
    metrics: [102.3, 122.19, 41.54],
  },
  {
    family: 'Atkinson Fallback',
    weight: '400 500',
    local: ['Roboto', 'Roboto-Regular'],
    metrics: [99.4, 98.99, 31.79],
  },
  {
    family: 'Atkinson Fallback',
    weight: '600 700',
    local: ['Roboto Bold'],
    metrics: [102.9, 95.63, 30.71],
  },
  {
    family: 'Atkinson Fallback',
    weight: '400 500',
    local: ['Arial', 'Liberation Sans'],
    metrics: [98.8, 99.6, 31.98],
  },
  {
    family: 'Atkinson Fallback',
    weight: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    metrics: [96.8, 101.65, 32.64],
  },
];

const fallbackFaces = fallbackFonts
  .map(
    ({ family, weight, local, metrics: [size, ascent, descent] }) =>
      `@font-face{font-family:${family};src:${local.map((name) => `local(${name})`).join()};` +
      `font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;` +
      `descent-override:${descent}%}`,
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
