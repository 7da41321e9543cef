import { buildFolder } from 'unit-testing/build-folder';
import { writeFlatPages } from './flat-pages';

const folder = buildFolder({ enter: true });

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
