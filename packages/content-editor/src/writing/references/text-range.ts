import type { Problem } from 'content-check/problem';
import type { Json } from '../json';

/** A text with a range of it replaced, such as the target of a link. A value that is no text becomes the replacement. */
export function withRangeReplaced(
  text: Json | undefined,
  { from, to }: NonNullable<Problem['within']>,
  replacement: string,
): string {
  return typeof text === 'string'
    ? text.slice(0, from) + replacement + text.slice(to)
    : replacement;
}
