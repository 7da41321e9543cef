import { css, keyframes } from 'styled-components';
import { media } from '../theme/media';

const draw = keyframes`from { clip-path: inset(0 0 100%); }`;

/**
 * Draws a part from its top down as it is scrolled into view, where CSS alone can; elsewhere, and with
 * reduced motion, it is complete at rest, so nothing waits for it.
 */
export const drawnByScroll = css`
  @supports (animation-timeline: view()) {
    ${media.motionOk} {
      animation: ${draw} linear both;
      animation-timeline: view();
      animation-range: entry 40% cover 55%;
    }
  }
`;
