import { buildFolder } from 'unit-testing/build-folder';
import { removeLeftovers } from './leftovers';

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

it('removes what programs leave in `static/`, and nothing else with a dot', async () => {
  const litter = ['~$brochure.docx', 'Thumbs.db', '.DS_Store', 'press/._logo.svg', 'old.pdf.bak'];
  const meant = ['.nojekyll', '.well-known/security.txt', 'brochure.docx', 'press/logo.svg'];
  for (const file of [...litter, ...meant]) folder.write(file, '');
  await removeLeftovers(folder.path(), false);
  expect(folder.files()).toEqual(meant);
});

it('keeps a source map of `static/`', async () => {
  for (const file of ['static/tool.js.map', 'public/tool.js.map', 'public/app-1.js.map'])
    folder.write(file, '');
  await removeLeftovers(`${folder.path()}/public`, false);
  expect(folder.files()).toEqual(['public/tool.js.map', 'static/tool.js.map']);
});
