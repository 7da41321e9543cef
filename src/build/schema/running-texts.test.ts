import { joinLastWords } from './running-texts';

/** The text with `_` for each space that does not break. */
const joined = (text: string) => joinLastWords(text).replaceAll('\u00a0', '_');

it.each([
  ['before any money is spent on it.', 'before any money is spent_on_it.'],
  ['whether they worked. You choose the road.', 'whether they worked. You choose_the_road.'],
  ['an unmistakable recommendation', 'an unmistakable recommendation'],
  ['with its limits written on the label.', 'with its limits written on the_label.'],
])('keeps the last words together until they make a line: %s', (text, expected) => {
  expect(joined(text)).toBe(expected);
});

it.each(['an electromagnetically so.', 'Text me.', 'One', ''])(
  'leaves words apart that would be long together, or are all there is: "%s"',
  (text) => {
    expect(joined(text)).toBe(text);
  },
);

it('changes nothing of a text that it has joined', () => {
  const once = joinLastWords('We will get back to you.');
  expect(joinLastWords(once)).toBe(once);
});
