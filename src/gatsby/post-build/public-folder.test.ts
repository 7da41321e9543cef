import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import {
  stashSlices,
  restoreSlices,
  removeEmptyFolders,
  removeLeftovers,
  writeFlatPages,
} from './public-folder';

const folder = buildFolder({ enter: true });

describe("Gatsby's own files", () => {
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

  it('are removed, as are the source maps', async () => {
    await removeLeftovers(folder.path(), false);
    expect(folder.files()).toEqual(['app-1.js', 'index.html']);
    await expect(removeLeftovers(folder.path(), false)).resolves.toBeUndefined();
  });

  it('are removed, but the source maps are kept for analysis if asked for', async () => {
    await removeLeftovers(folder.path(), true);
    expect(folder.files()).toEqual(['app-1.js', 'app-1.js.map', 'index.html']);
  });
});

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

describe('flat pages', () => {
  it('are written for every page except the 404 page', async () => {
    for (const file of ['index.html', 'about/index.html', 'about/team/index.html', '404.html'])
      folder.write(file, file);
    await writeFlatPages(folder.path());
    expect(folder.text('about.html')).toBe('about/index.html');
    expect(folder.text('about/team.html')).toBe('about/team/index.html');
    expect(folder.text('404.html')).toBe('404.html');
    expect(folder.files()).toHaveLength(6);
  });

  it('are updated with their pages, and deleted with removed pages', async () => {
    folder.write('about/index.html', 'new');
    folder.write('about.html', 'old');
    folder.write('gone.html', 'gone');
    await writeFlatPages(folder.path());
    expect(folder.text('about.html')).toBe('new');
    expect(folder.has('gone.html')).toBe(false);
  });
});

it('removes the empty folders of removed pages', async () => {
  for (const file of ['about/index.html', 'gone/team/index.html', 'page-data/gone/data.json'])
    folder.write(file, '');
  for (const file of ['gone/team/index.html', 'page-data/gone/data.json'])
    rmSync(path.join(folder.path(), file));
  await removeEmptyFolders(folder.path());
  expect(readdirSync(folder.path())).toEqual(['about']);
  expect(folder.files()).toEqual(['about/index.html']);
});
