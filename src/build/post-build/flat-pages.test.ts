import { buildFolder } from 'unit-testing/build-folder';
import { removeFlatPages, writeFlatPages } from './flat-pages';

const folder = buildFolder({ enter: true });

describe('flat pages', () => {
  it('are written for every page except the 404 page', async () => {
    const pages = ['index.html', 'about/index.html', 'about/team/index.html', '404.html'];
    for (const file of [...pages, 'tool/index.html']) folder.write(file, file);
    await writeFlatPages(folder.path(), pages);
    expect(folder.text('about.html')).toBe('about/index.html');
    expect(folder.text('about/team.html')).toBe('about/team/index.html');
    expect(folder.text('404.html')).toBe('404.html');
    expect(folder.files()).toHaveLength(7);
  });

  it('are removed before the next build', async () => {
    for (const file of ['about/index.html', 'about.html', 'gone.html', '404.html'])
      folder.write(file, file);
    await removeFlatPages(folder.path());
    expect(folder.files()).toEqual(['404.html', 'about/index.html']);
  });
});
