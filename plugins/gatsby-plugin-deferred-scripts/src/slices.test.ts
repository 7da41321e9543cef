import { buildFolder } from 'unit-testing/build-folder';
import { restoreSlices, stashSlices } from './slices';

const folder = buildFolder({ enter: true });

describe("Gatsby's slices", () => {
  const slice = 'public/_gatsby/slices/_gatsby-scripts-1.html';

  beforeEach(() => {
    folder.write(slice, 'scripts');
  });

  it('are not published, and are restored for the next build', async () => {
    await stashSlices('public');
    expect(folder.has('public/_gatsby')).toBe(false);
    await restoreSlices('public');
    expect(folder.text(slice)).toBe('scripts');
  });

  it('survive being stashed and restored twice', async () => {
    await stashSlices('public');
    await stashSlices('public');
    await restoreSlices('public');
    await restoreSlices('public');
    expect(folder.has(slice)).toBe(true);
  });
});
