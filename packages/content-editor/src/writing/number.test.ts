import { numberFrom } from './number';

describe('a number', () => {
  it.each([
    ['12', 12],
    [' 0.50 ', 0.5],
    ['-.5', -0.5],
    ['1.', 1],
    ['123456789012345', 123456789012345],
  ])('reads “%s” as a number', (text, value) => {
    expect(numberFrom(text)).toBe(value);
  });

  it.each(['', '-', '1,5', '1e3', 'four', '0x10', '1234567890123456'])(
    'keeps “%s”, which is none or would lose digits',
    (text) => {
      expect(numberFrom(text)).toBe(text);
    },
  );
});
