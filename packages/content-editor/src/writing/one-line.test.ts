import { lineFrom, oneLine } from './one-line';

describe('a text on one line', () => {
  it.each([
    ['a soft line break of Word', 'Fair hiring\vfor shops'],
    ['a page break', 'Fair hiring\ffor shops'],
    ['a next-line character', 'Fair hiring\u0085for shops'],
    ['a line separator', 'Fair hiring\u2028for shops'],
    ['a paragraph separator', 'Fair hiring\u2029for shops'],
    ['the end of a line on an old Mac', 'Fair hiring\rfor shops'],
    ['the end of a line on Windows', 'Fair hiring\r\nfor shops'],
    ['a tab between cells', 'Fair hiring\tfor shops'],
    ['separators of records', 'Fair hiring\u001E\u001F\u001C\u001Dfor shops'],
    ['an empty line with spaces', 'Fair hiring \n \u00A0\n for shops'],
    ['a Hangul filler', 'Fair hiring\u3164for shops'],
    ['a blank Braille pattern', 'Fair hiring\u2800for shops'],
  ])('makes a space of %s', (_, text) => {
    expect(oneLine(text)).toBe('Fair hiring for shops');
    expect(lineFrom(text).lost).toBe(0);
  });

  it('keeps spaces that are not between lines', () => {
    expect(oneLine('20\u00A0%  of\u202Fall')).toBe('20\u00A0%  of\u202Fall');
  });

  it('leaves out invisible characters, and counts them', () => {
    const text = 'Fair\u00ADness \u202Efirst\u202C\u200B\u2060\uFEFF\u0007\u2063';
    expect(oneLine(text)).toBe('Fairness first');
    expect(lineFrom(text).lost).toBe(8);
  });

  it.each(['👩🏽‍🚀', 'می‌خواهم', 'क्‍ष', 'ภาษา\u200Bไทย', '葛\u{E0100}', '👩\u200D', '\u200F'])(
    'keeps what emoji and scripts need, or may need after the next key: %j',
    (text) => {
      expect(oneLine(text)).toBe(text);
    },
  );

  it.each(['\uF0B7 one', 'caf\uFFFD'])(
    'keeps what can be seen, for the check to warn of: %j',
    (text) => {
      expect(oneLine(text)).toBe(text);
    },
  );
});
