import atkinson from './fonts/atkinson-next.woff2';

/**
 * The rule of a font of this origin.
 * @param display what happens while it loads (CSS Fonts, `font-display`)
 */
export function fontFace(
  family: string,
  weight: string,
  file: string,
  display: 'optional' | 'swap' = 'optional',
): string {
  return `@font-face{font-family:${family};src:url(${file});font-weight:${weight};font-display:${display}}`;
}

/** The font of texts; in a module of its own, since the content editor has no other. */
export const textFont = (display: 'optional' | 'swap'): string =>
  fontFace('Atkinson Hyperlegible Next', '400 700', atkinson, display);
