import { isOn, showsDrafts } from './switches';

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

it.each([
  ['shows drafts in development', { NODE_ENV: 'development' }, true],
  ['shows drafts in a preview', { NODE_ENV: 'production', SITE_ENV: 'preview' }, true],
  ['hides drafts in production', { NODE_ENV: 'production' }, false],
])('%s', (_name, environment, shown) => {
  expect(showsDrafts(environment)).toBe(shown);
});
