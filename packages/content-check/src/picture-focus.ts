/** A point of a picture, in percent from its left and from its top. */
export type Point = { readonly x: number; readonly y: number };

/**
 * The form of a text that says which point of a picture stays in view where it is cut: "70% 30%" from the left and from
 * the top, or words such as "right top". CSS reads both (`object-position`).
 */
export const focusPattern =
  /^(?:(100|[1-9]?\d)% (100|[1-9]?\d)%|(?:left|right)(?: (?:top|bottom))?|top|bottom)$/;

/** The point that a text of this form names; the middle for any other text. */
export function focusPoint(text: string): Point {
  const [words = '', x, y] = focusPattern.exec(text) ?? [];
  const along = (start: string, end: string) => {
    if (words.includes(start)) return 0;
    return words.includes(end) ? 100 : 50;
  };
  return { x: Number(x ?? along('left', 'right')), y: Number(y ?? along('top', 'bottom')) };
}
