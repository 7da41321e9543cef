import { buildFolder } from '../../../tests/helpers/build-folder';
import { removeLeftovers } from './clean-output';

const folder = buildFolder();

beforeEach(() => {
  for (const file of [
    'index.html',
    'app-1.js',
    'app-1.js.map',
    'webpack.stats.json',
    'chunk-map.json',
    '~partytown/debug/partytown.js',
  ]) {
    folder.write(file, '');
  }
});

it('takes away what Gatsby leaves for itself, and the source maps', async () => {
  await removeLeftovers(folder.path(), false);
  expect(folder.files()).toEqual(['app-1.js', 'index.html']);
});

it('leaves the source maps to who wants to look into the bundles', async () => {
  await removeLeftovers(folder.path(), true);
  expect(folder.files()).toEqual(['app-1.js', 'app-1.js.map', 'index.html']);
});

it('finds nothing to do the second time', async () => {
  await removeLeftovers(folder.path(), false);
  await expect(removeLeftovers(folder.path(), false)).resolves.toBeUndefined();
});
