import atkinson from './fonts/atkinson-next.woff2';
import besley from './fonts/besley-600.woff2';

/** Addresses of the fonts that every page needs, for preloading. */
export const fontFiles = [besley, atkinson] as const;

/**
 * Two subset fonts of our own origin. They never block text: until they are there, a local font
 * with adjusted metrics stands in, so nothing moves when they arrive.
 */
export const fontFaces = `
  @font-face {
    font-family: Besley;
    src: url(${besley}) format('woff2');
    font-weight: 600;
    font-display: swap;
  }
  @font-face {
    font-family: 'Atkinson Hyperlegible Next';
    src: url(${atkinson}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Besley Fallback';
    src: local('Georgia');
    size-adjust: 108%;
    ascent-override: 92%;
    descent-override: 26%;
  }
`;
