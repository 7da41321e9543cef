import { lane } from './track';

test('a road that comes toward the eye has its whole width', () => {
  const bends = [
    [100, 0, 20],
    [100, 50, 40],
  ] as const;
  expect(lane(bends, -0.5)).toEqual([
    [110, 0],
    [120, 50],
  ]);
  expect(lane(bends, 0.5)).toEqual([
    [90, 0],
    [80, 50],
  ]);
});

test('a road that passes by is flat', () => {
  const bends = [
    [0, 100, 50],
    [200, 100, 50],
  ] as const;
  expect(lane(bends, 0.5)).toEqual([
    [0, 110],
    [200, 110],
  ]);
});
