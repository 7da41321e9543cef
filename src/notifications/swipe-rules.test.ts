import { isSwiped, swipeDirection } from './swipe-rules';

test.each([
  ['mouse', 4, 0, 'unknown'],
  ['mouse', 5, 0, 'right'],
  ['pen', 0, 4, 'unknown'],
  ['pen', 5, 0, 'right'],
  ['touch', 10, 0, 'unknown'],
  ['touch', 11, 0, 'right'],
])('W2: by %s, a movement of (%d, %d) is %s', (pointerType, x, y, direction) => {
  expect(swipeDirection(x, y, pointerType)).toBe(direction);
});

test.each([
  ['leftward', -20, 0],
  ['down', 0, 20],
  ['up', 5, -20],
  ['diagonal', 20, 20],
])('W2: a %s movement is no swipe', (_, x, y) => {
  expect(swipeDirection(x, y, 'mouse')).toBe('other');
});

test('W4: 50 px are not enough, 51 are', () => {
  expect([isSwiped(50), isSwiped(51)]).toEqual([false, true]);
});
