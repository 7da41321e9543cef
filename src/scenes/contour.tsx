import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { contourPath } from './generated/contour-path';

/**
 * The ridge at the foot of a hero, in front of its backdrop, in the color of what follows: the page's, or
 * `--below`.
 */
export function Contour() {
  return (
    <Curve viewBox="0 0 1440 80" preserveAspectRatio="none" aria-hidden>
      <path d={contourPath} />
    </Curve>
  );
}

const Curve = styled.svg`
  position: absolute;
  z-index: -1;
  /* two pixels over what follows leave no gap between them */
  bottom: -2px;
  left: 50%;
  width: max(100%, 62rem);
  height: clamp(1.75rem, 4.2vw, 4.25rem);
  translate: -50%;
  fill: var(--below, ${theme.color.background});
  pointer-events: none;

  /* like the scene behind it */
  [dir='rtl'] & {
    scale: -1 1;
  }

  /* the footer has an edge of its own */
  section:last-child & {
    display: none;
  }

  ${media.plain} {
    display: none;
  }
`;
