import sprite from 'site-sprite.svg';

type DrawingProps = {
  /** Id of a group in `drawings.svg` (`packages/artwork/src/drawings.ts`). */
  readonly name: string;
  /** The part of it to show, as in `viewBox`. */
  readonly box: string;
  /**
   * Which part fills an element of another shape, as `preserveAspectRatio`; else all of it is
   * shown, stretched for `none`.
   */
  readonly fit?: 'xMidYMid slice' | 'xMaxYMax slice' | 'none';
  /** Of a component that is styled by another. */
  readonly className?: string;
};

/** A flat drawing, in its own colors by day and those of `nightDrawings` by night. */
export function Drawing({ name, box, fit, className }: DrawingProps) {
  return (
    <svg viewBox={box} preserveAspectRatio={fit} className={className} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
