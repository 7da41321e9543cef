import { focusPattern, focusPoint } from './picture-focus';

it.each([
  ['70% 30%', 70, 30],
  ['0% 100%', 0, 100],
  ['left', 0, 50],
  ['right', 100, 50],
  ['top', 50, 0],
  ['bottom', 50, 100],
  ['left bottom', 0, 100],
  ['right top', 100, 0],
])('reads the point of “%s”', (text, x, y) => {
  expect(text).toMatch(focusPattern);
  expect(focusPoint(text)).toEqual({ x, y });
});

it.each(['', '70 30', '70%', '101% 30%', '7.5% 30%', '-1% 0%', '07% 30%', 'top left', 'middle'])(
  'takes “%s” for no point, but for the middle',
  (text) => {
    expect(text).not.toMatch(focusPattern);
    expect(focusPoint(text)).toEqual({ x: 50, y: 50 });
  },
);
