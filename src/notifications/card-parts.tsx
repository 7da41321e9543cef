import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const outside = `translateX(calc(100% + ${theme.layout.gutter}))`;

const arrive = keyframes`from { transform: ${outside}; }`;

/**
 * The body of a notification. It comes and leaves at the right edge; where motion is reduced it
 * appears and vanishes in place, but still follows the finger.
 */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.15rem ${theme.space.l};
  max-height: calc(100dvh - ${theme.layout.barHeight} - ${theme.space.xl});
  padding: 1.1rem ${theme.space.l} 1.4rem;
  overflow-y: auto;
  border: 1.5px solid ${theme.color.ink};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.ink};
  pointer-events: auto;
  touch-action: pan-y;
  user-select: none;

  /* the lit window: someone is home */
  &::before {
    content: '';
    grid-row: 1 / 4;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.2rem 4px 0;
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
    animation: ${arrive} 0.25s ${theme.ease};
    transition:
      transform 0.2s ${theme.ease},
      opacity 0.2s;

    &[data-state='closed'] {
      animation: none;
      transform: ${outside};
    }

    &[data-swipe='move'] {
      animation: none;
      transition: none;
    }
  }
`;

export const Title = styled.div`
  grid-area: 1 / 2;
  font: 600 1.125rem / 1.35 ${theme.font.display};
`;

export const Text = styled.div`
  grid-area: 2 / 2 / auto / span 2;
  color: ${theme.color.inkSoft};
  font-size: 1.0625rem;
  line-height: 1.45;
`;
