import { undrawnLetter } from '../../rules/fitting-texts';
import { glyphPaths, setText } from './text-to-path';

it.each([
  ['a short title on one line at the largest size', 'Contact', 90, ['Contact']],
  [
    'a longer title on balanced lines',
    'Ethical AI Consulting at Home',
    90,
    ['Ethical AI', 'Consulting at Home'],
  ],
  [
    'a title that needs more lines at a smaller size',
    'We Build and Test Together with You '.repeat(3).trim(),
    40,
    expect.any(Array) as unknown,
  ],
  ['no character that the font lacks', 'About \u{1F600} us', 90, ['About us']],
  ['nothing if the font lacks all characters', 'من نحن', 90, []],
])('sets %s', (_name, title, size, lines) => {
  const sizes = [
    { size: 90, lines: 2 },
    { size: 40, lines: 3 },
  ];
  expect(setText(title, 1000, sizes)).toEqual({ size, lines });
});

it('draws letters side by side', () => {
  const places = glyphPaths('AI', 10, 20, 40).matchAll(/translate\((\S+) 20\)/g);
  const [first, second] = [...places].map(([, x]) => Number(x));
  expect(first).toBe(10);
  expect(second).toBeGreaterThan(30);
});

it('draws straight quotes as curly ones', () => {
  expect(glyphPaths(`Let's "Go"`, 0, 0, 40)).toBe(glyphPaths('Let’s ”Go”', 0, 0, 40));
});

it.each([
  ['a combining accent as one letter', 'Cafe\u0301', 'Café'],
  ['the base letter for one that the font lacks', 'Ćwiczenia', 'Cwiczenia'],
  ['nothing for any other character that the font lacks', 'Tea 茶', 'Tea '],
])('draws %s', (_name, text, drawn) => {
  expect(glyphPaths(text, 0, 0, 10)).toBe(glyphPaths(drawn, 0, 0, 10));
  expect(setText(text, 500, [{ size: 10, lines: 1 }]).lines).toEqual([drawn.trim()]);
});

it('draws exactly the letters for which the content check has no warning', () => {
  const letters = Array.from({ length: 0x500 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /\p{L}/u.test(letter),
  );
  const drawn = letters.filter((letter) => glyphPaths(letter, 0, 0, 10) !== '');
  expect(drawn).toEqual(letters.filter((letter) => !undrawnLetter.test(letter.normalize('NFD'))));
});
