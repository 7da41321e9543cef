import { contourPath } from './contour-path';

type ContourProps = {
  /** Color of the land below it. */
  readonly color: string;
  /** The edge of its positioned parent: outside the top (mirrored), inside the foot, inside the top (upside down). */
  readonly place?: 'above' | 'foot' | 'top';
};

/** A ridge as the edge of a part of the page. `landscape-style.ts` has its styles. */
export function Contour({ color, place = 'above' }: ContourProps) {
  return (
    <svg
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      aria-hidden
      data-contour={place}
      fill={color}
    >
      <path d={contourPath} />
    </svg>
  );
}
