import { css, keyframes, styled } from 'styled-components';
import { Drawing } from '../../scenes/drawing';
import { belowTablet } from '../../theme/breakpoints';
import { media } from '../../theme/media';

/** The thread that joins the lit windows of the quilt, over its picture. */
export function Thread() {
  return (
    <Whole>
      <Drawing name="quilt-thread" box="0 0 1600 2000" fit="xMidYMid slice" />
    </Whole>
  );
}

// with both ends, since browsers can't animate between a shape and none
const draw = keyframes`
  from { clip-path: inset(0 0 100%); }
  to { clip-path: inset(0); }
`;

/**
 * Draws a part from its top down as it scrolls into view. Without scroll-driven animations, and with
 * reduced motion, it is drawn from the start.
 */
const drawnByScroll = css`
  @supports (animation-timeline: view()) {
    ${media.motionOk} {
      animation: ${draw} linear both;
      animation-timeline: view();
      animation-range: entry 40% cover 55%;
    }
  }
`;

const Whole = styled.div`
  position: absolute;
  inset: 0;
  /* a phone shows the upper part of picture and thread */
  overflow: clip;
  ${drawnByScroll}

  svg {
    width: 100%;
    height: 100%;

    @media screen and ${belowTablet} {
      height: auto;
      aspect-ratio: 4 / 5;
    }
  }
`;
