import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { crests } from './crests';

type ContourProps = {
  /** Which of the drawn contours: the one that parts the bands of a page, unless told. */
  readonly shape?: keyof typeof crests;
  /** Colour of the land below it. */
  readonly color: string;
  /** The side of its positioned parent it stands on, outside (mirrored) or inside; at the top it hangs. */
  readonly place?: 'above' | 'foot' | 'top';
};

/** A ridge as the edge of a part of the page. */
export function Contour({ shape = 'edge', color, place = 'above' }: ContourProps) {
  return (
    <Edge
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      aria-hidden
      data-place={place}
      fill={color}
    >
      <path d={crests[shape]} />
    </Edge>
  );
}

const Edge = styled.svg`
  position: absolute;
  left: 50%;
  /* wider than its place, so that the strokes of its sides are out of sight */
  width: max(100% + 4px, 62rem);
  height: clamp(1.75rem, 4.2vw, 4.25rem);
  transform: translateX(-50%);
  stroke: ${theme.color.rim};
  stroke-width: 1.5px;
  pointer-events: none;

  path {
    vector-effect: non-scaling-stroke;
  }

  &[data-place='above'] {
    /* two pixels over what follows leave no gap between them */
    bottom: calc(100% - 2px);
    transform: translateX(-50%) scaleX(-1);
  }

  &[data-place='foot'] {
    bottom: -2px;
  }

  &[data-place='top'] {
    top: -2px;
    transform: translateX(-50%) scaleY(-1);
  }

  ${media.plain} {
    display: none;
  }
`;
