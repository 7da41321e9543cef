import type { Problem } from 'content-check/problem';
import type { Json } from '../json';

/** A text with one part replaced, such as the target of a link in it. A value that is no text becomes the part. */
export function withPart(
  text: Json | undefined,
  { from, to }: NonNullable<Problem['within']>,
  part: string,
): string {
  return typeof text === 'string' ? text.slice(0, from) + part + text.slice(to) : part;
}
