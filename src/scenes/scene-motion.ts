import { css, keyframes } from 'styled-components';
import { attributes } from '../theme/attributes';
import { media } from '../theme/media';

/*
 * The day moves by scrolling (CSS Scroll-driven Animations). Only transforms, filters and a color, so nothing is laid out again.
 * All is complete at rest where browsers don't know it, and with reduced motion.
 */

const inMotion = (styles: ReturnType<typeof css>) => css`
  @supports (animation-timeline: view()) {
    ${media.motionOk} {
      ${styles}
    }
  }
`;

const sinking = keyframes`to { translate: 0 12px; }`;
const kindling = keyframes`from { filter: brightness(.4); }`;
const lighting = keyframes`from { background: currentColor; }`;

/** The land of a hero sinks behind the ridge at its foot; its sun, which is in the land, twice as far. */
export const sink = inMotion(css`
  [${attributes.hero}] & {
    animation: ${sinking} linear both;
    animation-timeline: scroll(root);
    animation-range: 0 100vh;
  }
`);

/** Is lit as it comes into view. */
export const kindle = inMotion(css`
  animation: ${kindling} linear both;
  animation-timeline: view();
  animation-range: entry 40% entry 95%;
`);

/** A window, the background of a small house, is lit on its way up the screen. */
export const light = inMotion(css`
  animation: ${lighting} linear both;
  animation-timeline: view();
  animation-range: cover 8% cover 24%;
`);
