import { declare, references } from './variables';

const values = { color: { text: '#000', border: '#111' }, shadow: 'none' };

it('declares a variable for each value, named by its path', () => {
  expect(declare(values)).toBe('--color-text:#000;--color-border:#111;--shadow:none;');
});

it('references the declared variables', () => {
  const { text, border } = references<keyof typeof values.color>('color');
  expect([text, border]).toEqual(['var(--color-text)', 'var(--color-border)']);
});
