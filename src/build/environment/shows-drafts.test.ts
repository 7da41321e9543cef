import { showsDrafts } from './shows-drafts';

it.each([
  ['shows drafts in development', { NODE_ENV: 'development' }, true],
  ['shows drafts in a preview', { NODE_ENV: 'production', SITE_ENV: 'preview' }, true],
  ['hides drafts in production', { NODE_ENV: 'production' }, false],
])('%s', (_name, environment, shown) => {
  expect(showsDrafts(environment)).toBe(shown);
});
