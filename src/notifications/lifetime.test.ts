import { lifetime } from './lifetime';

test.each([undefined, 0, -1, NaN, -Infinity])(
  'T1: a duration of %p is the usual 5000 ms',
  (duration) => {
    expect(lifetime(duration)).toBe(5000);
  },
);

test.each([1, 300, 2147483647])('T1: a duration of %p ms is kept', (duration) => {
  expect(lifetime(duration)).toBe(duration);
});

test.each([2147483648, 1e10, Infinity])('T1: a duration of %p has no end', (duration) => {
  expect(lifetime(duration)).toBe(Infinity);
});
