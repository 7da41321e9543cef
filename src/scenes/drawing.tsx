import sprite from 'site-sprite.svg';

type DrawingProps = {
  /** Id of a group in `drawings.svg` (`packages/artwork/src/drawings.ts`). */
  readonly name: string;
  /** The part of it to show, as in `viewBox`. */
  readonly box: string;
  /** Which part fills an element of another shape, as `preserveAspectRatio`; else all of it is shown. */
  readonly fit?: 'xMidYMid slice' | 'xMaxYMax slice';
  /** How it appears when its page opens (`page-transition.tsx`). */
  readonly transition?: 'fade' | 'travel';
};

/** A flat drawing, in its own colors by day and those of `nightDrawings` by night. */
export function Drawing({ name, box, fit, transition }: DrawingProps) {
  return (
    <svg viewBox={box} preserveAspectRatio={fit} aria-hidden data-transition={transition}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
