import type { BuildArgs } from 'gatsby';
import { buildFolder } from '../../../tests/helpers/build-folder';
import { onPostBuild } from './post-build';
import { cacheOwner } from './public-folder';

const folder = buildFolder({ enter: true });

it('leaves a cache that the next build deletes if it breaks off', async () => {
  folder.write(cacheOwner, folder.path());
  const full = new Error('ENOSPC: no space left on device');
  const getNodesByType = () => {
    throw full;
  };
  await expect(onPostBuild({ getNodesByType } as unknown as BuildArgs)).rejects.toBe(full);
  expect(folder.has(cacheOwner)).toBe(false);
});
