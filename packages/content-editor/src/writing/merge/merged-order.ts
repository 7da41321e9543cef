import { longestCommonSubsequence } from './longest-common-subsequence';

/**
 * The order of a list that two sides have changed, each entry by its number: what one side has moved is
 * there, what both have moved is where it is in `mine`, and what is only in `theirs` is behind the entry
 * before it there.
 */
export function mergedOrder(
  before: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): readonly number[] {
  const movedHere = moved(before, mine);
  const others = before.filter((entry) => !movedHere.has(entry));
  const movedThere = moved(others, theirs);
  const stayed = mine.filter((entry) => !movedThere.has(entry));
  return withMissing(stayed, theirs);
}

/** An order with the entries that are only in a second one, each behind the entry before it there. */
export function withMissing(
  order: readonly number[],
  second: readonly number[],
): readonly number[] {
  const result = [...order];
  let last = -1;
  for (const entry of second) {
    const at = result.indexOf(entry);
    last = at < 0 ? last + 1 : at;
    if (at < 0) result.splice(last, 0, entry);
  }
  return result;
}

/** The fewest entries to leave out so that those that both lists have are in the same order. */
function moved(before: readonly number[], side: readonly number[]): ReadonlySet<number> {
  const both = new Set(before.filter((entry) => side.includes(entry)));
  for (const [entry] of longestCommonSubsequence(before, side, Object.is)) both.delete(entry);
  return both;
}
