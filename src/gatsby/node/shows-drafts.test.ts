import { showsDrafts } from './shows-drafts';

it.each([
  ['shows them in development', { NODE_ENV: 'development' }, true],
  ['shows them in a preview', { NODE_ENV: 'production', SITE_ENV: 'preview' }, true],
  ['keeps them from visitors', { NODE_ENV: 'production' }, false],
])('%s', (_name, environment, shown) => {
  expect(showsDrafts(environment)).toBe(shown);
});
