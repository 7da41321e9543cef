/** The longest common subsequence of two lists: pairs of entries that are the same. */
export function longestCommonSubsequence<First, Second>(
  first: readonly First[],
  second: readonly Second[],
  isSame: (first: First, second: Second) => boolean,
): readonly (readonly [First, Second])[] {
  const shorter = Math.min(first.length, second.length);
  const isSameAt = (at: number, to: number) => isSame(first[at] as First, second[to] as Second);
  let start = 0;
  while (start < shorter && isSameAt(start, start)) start += 1;
  let end = 0;
  const isSameBefore = () => isSameAt(first.length - end - 1, second.length - end - 1);
  while (end < shorter - start && isSameBefore()) end += 1;
  const [firstEnd, secondEnd] = [first.length - end, second.length - end];

  // the length of the subsequence from a pair of indices on
  const width = secondEnd - start + 1;
  const lengths = new Uint32Array((firstEnd - start + 1) * width);
  const keyOf = (at: number, to: number) => (at - start) * width + to - start;
  const lengthFrom = (at: number, to: number) => lengths[keyOf(at, to)] ?? 0;
  for (let at = firstEnd - 1; at >= start; at -= 1)
    for (let to = secondEnd - 1; to >= start; to -= 1)
      lengths[keyOf(at, to)] = isSameAt(at, to)
        ? lengthFrom(at + 1, to + 1) + 1
        : Math.max(lengthFrom(at + 1, to), lengthFrom(at, to + 1));

  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < start; at += 1) found.push([at, at]);
  let [at, to] = [start, start];
  while (lengthFrom(at, to) > 0) {
    if (isSameAt(at, to)) {
      found.push([at, to]);
      at += 1;
      to += 1;
    } else if (lengthFrom(at + 1, to) >= lengthFrom(at, to + 1)) at += 1;
    else to += 1;
  }
  for (let more = 0; more < end; more += 1) found.push([firstEnd + more, secondEnd + more]);
  return found.map(([at, to]) => [first[at] as First, second[to] as Second] as const);
}
