import { isBlank, linesOf, trimmed, visibleLine, visibleLineOrEmpty } from './visible-text';

const blanks = [
  ['spaces', ' \u00A0\u2003\u3000'],
  ['line breaks', '\n\v\f\r\u0085\u2028\u2029'],
  ['fillers', '\u115F\u1160\u3164\uFFA0'],
  ['a blank Braille pattern', '\u2800'],
  ['joiners and marks of direction', '\u200B\u200C\u200D\u200E\u2060\uFEFF'],
  ['soft hyphens', '\u00AD'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['variation selectors and tags', '\uFE0F\u{E0041}\u{E0100}'],
  ['a mark without a letter', '\u0301'],
  ['the place of an object', '\uFFFC'],
  ['controls', '\u0000\u0007\u009F'],
] as const;

it.each(blanks)('takes %s for blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(visibleLine.test(text)).toBe(false);
  expect(visibleLineOrEmpty.test(text)).toBe(false);
});

it('takes an empty text for blank, which is allowed where a text may be missing', () => {
  expect(isBlank('')).toBe(true);
  expect(visibleLine.test('')).toBe(false);
  expect(visibleLineOrEmpty.test('')).toBe(true);
});

it.each(['A', '日本', '…', '👩‍👩‍👧', 'e\u0301', '\u2801', 'می‌خواهم', '\u00A9', '12 %'])(
  'sees %s',
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(visibleLine.test(text)).toBe(true);
  },
);

it.each(['\n', '\v', '\f', '\r', '\u001C', '\u001D', '\u001E', '\u0085', '\u2028', '\u2029'])(
  'allows no line break within a line: %j',
  (separator) => {
    expect(visibleLine.test(`Fair${separator}hiring`)).toBe(false);
    expect(linesOf(`Fair${separator}hiring`)).toEqual(['Fair', 'hiring']);
  },
);

it.each([' ', '\t', '\u00A0', '\u0085', '\u3000', '\uFEFF'])(
  'allows no space at the ends of a line: %j',
  (space) => {
    expect(visibleLine.test(`${space}Fair`)).toBe(false);
    expect(visibleLine.test(`Fair${space}`)).toBe(false);
    expect(trimmed(`${space}${space}Fair hiring${space}`)).toBe('Fair hiring');
  },
);

it('takes the two characters of a Windows line break for one', () => {
  expect(linesOf('one\r\ntwo')).toEqual(['one', 'two']);
});
