import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Contour } from './contour';

/** Two far ridges at the foot of a hero of words: the same valley, seen from the road. */
export function Ridges() {
  return (
    <Land>
      <Contour shape="far" color={theme.color.ridgeFar} place="foot" />
      <Contour color={theme.color.ridgeMid} place="foot" />
    </Land>
  );
}

const Land = styled.div`
  position: relative;
  z-index: -1;
  height: clamp(5rem, 14vw, 13rem);
  margin-top: auto;

  svg {
    bottom: -20%;
    height: 100%;
  }

  svg:last-child {
    height: 80%;
    transform: translateX(-50%) scaleX(-1);
  }

  ${media.print} {
    display: none;
  }
`;
