import { buildFolder } from '../../../tests/helpers/build-folder';
import { writeFlatPages } from './html-aliases';

const folder = buildFolder();

it('writes every page once more under a name of its own', async () => {
  folder.write('index.html', 'home');
  folder.write('about/index.html', 'about');
  folder.write('about/team/index.html', 'team');
  await writeFlatPages(folder.path());
  expect(folder.text('about.html')).toBe('about');
  expect(folder.text('about/team.html')).toBe('team');
  expect(folder.files()).toHaveLength(5);
});

it("leaves Gatsby's own 404 page alone", async () => {
  folder.write('404.html', 'lost');
  await writeFlatPages(folder.path());
  expect(folder.text('404.html')).toBe('lost');
});

it('follows a page that changes or goes', async () => {
  folder.write('about/index.html', 'new');
  folder.write('about.html', 'old');
  folder.write('gone.html', 'gone');
  await writeFlatPages(folder.path());
  expect(folder.text('about.html')).toBe('new');
  expect(folder.has('gone.html')).toBe(false);
});
