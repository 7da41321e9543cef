import { outdatedNames, readManifest } from 'artwork/manifest';
import { artworks, manifestFile } from '../../artwork.config';

test('all committed artwork is up to date; if not, run `npm run artwork` and commit the result', async () => {
  const manifest = readManifest(manifestFile);
  expect(await outdatedNames(artworks, manifest)).toEqual([]);
  expect(Object.keys(manifest).sort()).toEqual(Object.keys(artworks).sort());
});
