/** Pixels to the right beyond which letting go dismisses. */
const threshold = 50;

/** Pixels within which a press is still a press; a finger trembles more than a mouse. */
const tremble = { touch: 10, other: 4 };

/**
 * Where a gesture goes, x and y pixels from its start: `unknown` while it may still be a press, and
 * `other` for leftward and mainly vertical ones, which belong to the page.
 */
export function swipeDirection(x: number, y: number, pointerType: string) {
  const within = pointerType === 'touch' ? tremble.touch : tremble.other;
  if (Math.max(Math.abs(x), Math.abs(y)) <= within) return 'unknown';
  return x > Math.abs(y) ? 'right' : 'other';
}

/** Whether something let go `x` pixels from its place has been swiped away. */
export function isSwiped(x: number): boolean {
  return x > threshold;
}
