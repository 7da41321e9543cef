import { buildFolder } from '../../../tests/helpers/build-folder';
import { packageOf } from './bundled-packages';

const folder = buildFolder({ enter: true });

it.each([
  ['node_modules/react/index.js', 'node_modules/react'],
  ['node_modules/@emotion/memoize/dist/x.js', 'node_modules/@emotion/memoize'],
  ['node_modules/a/node_modules/b/dist/index.js', 'node_modules/a/node_modules/b'],
  ['.cache/production-app.js', 'node_modules/gatsby'],
])('%s is the work of %s', (file, place) => {
  expect(packageOf(file)).toBe(`${folder.path()}/${place}`);
});

it('needs no notice for the site’s own modules', () => {
  expect(packageOf('src/layout/layout.tsx')).toBeUndefined();
});
