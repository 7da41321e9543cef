import { isOutdated, readManifest } from 'artwork/manifest';
import { artworks, manifestFile } from '../artwork.config';

const manifest = readManifest(manifestFile);

test('all committed artwork is up to date; if not, run `npm run artwork` and commit the result', () => {
  const outdated = Object.entries(artworks).filter(([name, artwork]) =>
    isOutdated(artwork, manifest[name]),
  );
  expect(outdated.map(([name]) => name)).toEqual([]);
  expect(Object.keys(manifest).sort()).toEqual(Object.keys(artworks).sort());
});
