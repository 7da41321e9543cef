import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';

/**
 * What scrolling moves in scenes and in the footer, in the HTML of all pages (`page-styles.tsx`): the sun sinks as a hero
 * leaves, the moon rises as a banner arrives, and windows are lit one after the other. Only transforms and light, so
 * nothing is laid out again. Without scroll-driven animations, and with reduced motion, all is complete at rest.
 */
export const SceneMotionStyle = createGlobalStyle`
  @property --lit { syntax: '<number>'; inherits: true; initial-value: .55; }
  @keyframes sink { to { translate: 0 24px; } }
  @keyframes rise { from { translate: 0 24px; } }
  @keyframes kindle { from { --lit: 0; } }

  @supports (animation-timeline: view()) {
    ${media.motionOk} {
      [data-scene] { view-timeline: --scene; }
      [data-sun] { animation: sink linear both; animation-timeline: --scene; animation-range: exit-crossing; }
      [data-night=ending] {
        [data-sun] { animation-name: rise; animation-range: entry 20% entry 100%; }
        svg { animation: kindle linear both; animation-timeline: --scene; animation-range: entry 40% entry 80%; }
        svg + svg { animation-range: entry 60% entry 100%; }
      }
      footer > svg { animation: kindle linear both; animation-timeline: view(); animation-range: entry 50% contain 50%; }
    }
  }
`;
