import { differingRanges } from './differing-ranges';

/** What of two texts differs. */
const parts = (left: string, right: string) => {
  const [first, second] = differingRanges(left, right);
  return [left.slice(first.from, first.to), right.slice(second.from, second.to)];
};

describe('the comparison of two texts', () => {
  it.each([
    ['Call us in Elkins today', 'Call us in Beckley today', 'Elkins ', 'Beckley '],
    ['Call us', 'Call us today', 'us', 'us today'],
    ['a b', 'a a b', '', 'a '],
    ['', 'new', '', 'new'],
    ['same', 'same', '', ''],
  ])('finds what differs in “%s” and “%s”', (left, right, first, second) => {
    expect(parts(left, right)).toEqual([first, second]);
  });
});
