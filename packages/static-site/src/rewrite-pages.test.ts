import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { rewritePages } from './rewrite-pages';

const folder = buildFolder();

it('rewrites pages, and no other file', async () => {
  for (const file of ['index.html', 'about/index.html', 'google123.html'])
    folder.write(file, 'old');
  await rewritePages(folder.path(), ['index.html', 'about/index.html'], (html) =>
    html.replace('old', 'new'),
  );
  expect(folder.text('index.html')).toBe('new');
  expect(folder.text('about/index.html')).toBe('new');
  expect(folder.text('google123.html')).toBe('old');
});

it('rejects with the name of a page that it can’t rewrite, and the reason', async () => {
  folder.write('odd/index.html', '');
  const rewriting = rewritePages(folder.path(), ['odd/index.html'], () => {
    throw new Error('no charset');
  });
  await expect(rewriting).rejects.toThrow(
    `${path.join('odd', 'index.html')} could not be processed: Error: no charset`,
  );
});
