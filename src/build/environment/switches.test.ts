import { isOn } from './switches';

it.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', false],
  [undefined, false],
])('%j is %s', (value, on) => {
  expect(isOn('REDIRECT_PAGES', { REDIRECT_PAGES: value })).toBe(on);
});

it.each(['yes', 'True', 'off'])('refuses %j, which may mean either', (value) => {
  expect(() => isOn('REDIRECT_PAGES', { REDIRECT_PAGES: value })).toThrow(
    `REDIRECT_PAGES is "${value}". Set it to "true", or unset it.`,
  );
});
