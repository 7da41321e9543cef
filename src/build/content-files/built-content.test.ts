import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { writeBuiltContent } from './built-content';

const content = buildFolder();
const build = (environment: object) =>
  writeBuiltContent(
    environment,
    path.join(content.path(), 'content'),
    path.join(content.path(), 'built'),
  );
const built = (file: string): unknown => JSON.parse(content.text(`built/${file}`));

const redirects = (...to: readonly string[]) => ({
  moved: 'It has moved.',
  redirects: to.map((target) => ({ from: `/old${target}`, to: target })),
});

beforeEach(() => {
  content.write('content/pages/news.json', '{ "path": "/news", "draft": true }');
  content.write('content/redirects.json', JSON.stringify(redirects('/about', '/news')));
});

it('is without drafts and what leads there', async () => {
  await build({ NODE_ENV: 'production' });
  expect(content.has('built/pages/news.json')).toBe(false);
  expect(built('redirects.json')).toEqual(redirects('/about'));
});

it('has them in a preview, also after a build without', async () => {
  await build({ NODE_ENV: 'production' });
  await build({ NODE_ENV: 'production', SITE_ENV: 'preview' });
  expect(built('pages/news.json')).toMatchObject({ draft: true });
  expect(built('redirects.json')).toEqual(redirects('/about', '/news'));
});

it('has none left after a preview', async () => {
  await build({ NODE_ENV: 'production', SITE_ENV: 'preview' });
  await build({ NODE_ENV: 'production' });
  expect(content.has('built/pages/news.json')).toBe(false);
});
