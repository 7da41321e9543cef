import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

type ProgressProps = {
  /** Milliseconds until nothing is left. */
  readonly duration: number;
  readonly paused: boolean;
};

/** A line of stitches that shortens with the time a notification has left. */
export function Progress({ duration, paused }: ProgressProps) {
  const animationDuration = `${duration}ms`;
  return <Stitches data-paused={paused} style={{ animationDuration }} aria-hidden />;
}

const shorten = keyframes`to { transform: translateX(-100%); }`;
const stay = keyframes`to { transform: translateX(100%); }`;

// Box and line move against each other, so the stitches stand still while the box passes.
const Stitches = styled.span`
  position: absolute;
  right: ${theme.space.l};
  bottom: ${theme.space.s};
  left: ${theme.space.l};
  overflow: hidden;

  &::after {
    content: '';
    display: block;
    border-bottom: 2px dashed ${theme.color.border};
  }

  ${media.motionOk} {
    animation: ${shorten} linear forwards;

    &::after {
      animation: ${stay} linear forwards;
      animation-duration: inherit;
      animation-play-state: inherit;
    }

    &[data-paused='true'] {
      animation-play-state: paused;
    }
  }
`;
