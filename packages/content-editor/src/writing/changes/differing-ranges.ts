type Range = { readonly from: number; readonly to: number };

/** Where two texts differ: in each, all from the first word that is another to the last one. */
export function differingRanges(left: string, right: string): readonly [Range, Range] {
  const [first, second] = [wordsOf(left), wordsOf(right)];
  const most = Math.min(first.length, second.length);
  let start = 0;
  while (start < most && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < most - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  const range = (words: readonly string[], text: string) => ({
    from: lengthOf(words.slice(0, start)),
    to: text.length - lengthOf(words.slice(words.length - end)),
  });
  return [range(first, left), range(second, right)];
}

/** The words of a text, each with the spaces after it. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? [];

const lengthOf = (words: readonly string[]) => words.join('').length;
