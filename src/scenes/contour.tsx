import { contourPath } from './contour-path';

/** The ridge at the foot of a hero, in the color of what follows. `landscape-style.ts` has its styles. */
export function Contour() {
  return (
    <svg viewBox="0 0 1440 80" preserveAspectRatio="none" aria-hidden data-contour="">
      <path d={contourPath} />
    </svg>
  );
}
