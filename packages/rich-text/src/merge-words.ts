import type { Run } from './blocks';

/**
 * Words without empty ones, and as one where two in a row have the same marks.
 * @param extend what else the first of two becomes
 */
export function merged<Part extends Run>(
  words: readonly Part[],
  extend: (last: Part, next: Part) => Part = (last) => last,
): readonly Part[] {
  const result: Part[] = [];
  for (const part of words) {
    if (part.text === '') continue;
    const last = result.at(-1);
    if (!last || !hasSameMarks(last, part)) result.push(part);
    else result[result.length - 1] = { ...extend(last, part), text: last.text + part.text };
  }
  return result;
}

/** Whether words have the same marks. */
export function hasSameMarks(first: Run, second: Run): boolean {
  return (
    first.bold === second.bold && first.emphasis === second.emphasis && first.href === second.href
  );
}
