import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const outside = `translateX(calc(100% + ${theme.layout.gutter}))`;

/** How whatever stands in the area looks. */
export const cardFace = css`
  border: 1.5px solid ${theme.color.ink};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.ink};
`;

/**
 * The body of a notification. It comes and leaves at the right edge; where motion is reduced it
 * appears and vanishes in place, but still follows the finger. It comes by a transition from its
 * starting style and not by an animation, which would run again after a swipe that came to nothing;
 * browsers that know no starting style show it in place.
 */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.15rem ${theme.space.l};
  /* on a very low screen, too, what has the focus finds room below it */
  max-height: max(5rem, calc(100dvh - ${theme.layout.barHeight} - 7rem));
  /* less at the corner of the close button, whose sign stands in from its edges */
  padding: 0.55rem ${theme.space.s} 1.4rem ${theme.space.l};
  overflow-y: auto;
  ${cardFace}
  pointer-events: auto;
  touch-action: pan-y;
  user-select: none;

  /* the lit window: someone is home */
  &::before {
    content: '';
    grid-row: 1 / 4;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.75rem 4px 0;
    outline: 1.5px solid ${theme.color.ink};
    outline-offset: 2px;
    background: ${theme.color.lamp};
    forced-color-adjust: none;
  }

  > [data-look] {
    grid-area: 3 / 2;
    justify-self: start;
    margin-top: ${theme.space.m};
  }

  &[data-state='closed'] {
    opacity: 0;
  }

  ${media.moving} {
    transition:
      transform 0.2s ${theme.ease},
      opacity 0.2s;

    @starting-style {
      transform: ${outside};
    }

    &[data-state='closed'] {
      transform: ${outside};
    }

    &[data-swipe='move'] {
      transition: none;
    }
  }
`;

export const Title = styled.div`
  grid-area: 1 / 2;
  margin-top: 0.55rem;
  font: 600 1.125rem / 1.35 ${theme.font.display};
`;

export const Text = styled.div`
  grid-area: 2 / 2 / auto / span 2;
  margin-right: ${theme.space.s};
  color: ${theme.color.inkSoft};
  font-size: 1.0625rem;
  line-height: 1.45;
`;
