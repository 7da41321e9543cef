import * as z from 'zod';
import { displayValue } from './display-value';

describe('a value as text', () => {
  it.each([
    ['starts', 'other words', /^“one, .*…”$/],
    [
      'differs in the middle',
      `${'one, '.repeat(25)}2, ${'one, '.repeat(25)}`,
      /^“….* two, one,.*…”$/,
    ],
    ['differs at the end', `${'one, '.repeat(25)}two, ${'one, '.repeat(25)}end`, /^“….*one, ”$/],
    ['is longer', `${'one, '.repeat(25)}two, `, /^“….*one, two, one, .*…”$/],
  ])('shows where a long text %s', (_, changed, shown) => {
    const text = `${'one, '.repeat(25)}two, ${'one, '.repeat(25)}`;
    expect(displayValue(undefined, text, changed)).toMatch(shown);
    expect(displayValue(undefined, text, changed).length).toBeLessThan(95);
  });

  it.each([87, 88, 89])('is cut between emojis, after %i other letters', (length) => {
    const text = `${'a'.repeat(length)}${'🌲'.repeat(30)}`;
    expect(displayValue(undefined, text)).not.toMatch(/\p{Surrogate}/u);
    const changed = `${'🌲'.repeat(100)}${text}`;
    expect(displayValue(undefined, changed, '🌲'.repeat(100))).not.toMatch(/\p{Surrogate}/u);
  });

  it('shows a number, which its field names', () => {
    const serves = z.number().meta({ title: 'Serves', description: 'People.' });
    expect(displayValue(serves, 4)).toBe('“4”');
  });
});
