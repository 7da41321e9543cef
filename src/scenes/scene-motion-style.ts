import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';

/**
 * The day moves by scrolling (CSS Scroll-driven Animations): the land of a hero sinks behind the ridge at its foot, and its
 * sun twice as far; the land of a banner, then the window in the footer, are lit as they come into view. Only transforms
 * and filters, so nothing is laid out again. All is complete at rest where browsers don't know it, and with reduced motion.
 */
export const SceneMotionStyle = createGlobalStyle`
  @keyframes sink { to { translate: 0 12px; } }
  @keyframes kindle { from { filter: brightness(.4); } }

  @supports (animation-timeline: view()) {
    ${media.motionOk} {
      [data-opening] :is([data-scene] > div, [data-sun]) {
        animation: sink linear both;
        animation-timeline: scroll(root);
        animation-range: 0 100vh;
      }
      [data-night=ending] img, footer > svg {
        animation: kindle linear both;
        animation-timeline: view();
        animation-range: entry 40% contain 15%;
      }
    }
  }
`;
