import { contourPath } from './contour-path';

type ContourProps = {
  /** The edge of its positioned parent: outside the top (mirrored), inside the foot, inside the top (upside down). */
  readonly place?: 'above' | 'foot' | 'top';
};

/** A ridge as the edge of a part of the page. `landscape-style.ts` has its styles. */
export function Contour({ place = 'above' }: ContourProps) {
  return (
    <svg viewBox="0 0 1440 80" preserveAspectRatio="none" aria-hidden data-contour={place}>
      <path d={contourPath} />
    </svg>
  );
}
