import { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/*
 * Lights follow scrolling (CSS Scroll-driven Animations). Only filters and a color change, so nothing
 * is laid out again. The land never moves, since it would come behind words that it isn't behind at
 * rest. In browsers without such animations, and with reduced motion, everything is lit from the start.
 */

const inMotion = (styles: ReturnType<typeof css>) => css`
  @supports (animation-timeline: view()) {
    ${media.motionOk} {
      ${styles}
    }
  }
`;

const kindling = keyframes`from { filter: brightness(.93); }`;
const lighting = keyframes`from { background: color-mix(in srgb, ${theme.color.accent} 70%, currentColor); }`;

/** Lit from the start, and a little brighter as it comes into view. */
export const kindle = inMotion(css`
  animation: ${kindling} linear both;
  animation-timeline: view();
  animation-range: entry 40% entry 95%;
`);

/** A window, the background of a small house, which is fully lit on its way up the screen. */
export const lightUp = inMotion(css`
  animation: ${lighting} linear both;
  animation-timeline: view();
  animation-range: cover 8% cover 24%;
`);
