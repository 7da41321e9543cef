import sprite from 'site-sprite.svg';

type DrawingProps = {
  /** Id of a group in `drawings.svg` (`packages/artwork/src/drawings.ts`). */
  readonly name: string;
  /** The part of it to show, as in `viewBox`. */
  readonly box: string;
  /** Whether it fills its element as `object-fit: cover` does, so that a part of it may be cut off. */
  readonly covers?: boolean;
  /** How it appears when its page opens (`page-transition.tsx`). */
  readonly transition?: 'fade' | 'travel';
};

/** A flat drawing, in its own colors by day and those of `nightDrawings` by night. */
export function Drawing({ name, box, covers, transition }: DrawingProps) {
  return (
    <svg
      viewBox={box}
      preserveAspectRatio={covers ? 'xMidYMid slice' : undefined}
      aria-hidden
      data-transition={transition}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
