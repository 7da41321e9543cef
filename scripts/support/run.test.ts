import { formatDuration } from './run.mjs';

test.each([
  [0, '0 s'],
  [1499, '1 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms is said as %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});
