import { createHash } from 'node:crypto';
import { buildFolder } from 'unit-testing/build-folder';
import { redirectsBelow, redirectsFile } from 'static-site/redirects';
import type { PageFacts } from '../../page-types/page-type';
import { refuseHidden, removeRedirectPages, writeRedirectPages } from './redirect-pages';

const folder = buildFolder();
const name = 'Ridgeline Ethical AI';
const origin = 'https://ridgeline.example';

const page = (path: string, title: string): PageFacts => ({
  path,
  title,
  heading: title,
  headingPath: ['title'],
  description: '',
  keywords: [],
  noindex: false,
  schemaType: 'WebPage',
});

const pages = [page('/', 'Home'), page('/about', 'Mission & "Promise" <AI>')];

async function write(
  to: string,
  { from = '/old', pathPrefix = '', language = 'en-US', indexable = true } = {},
) {
  const redirects = redirectsBelow(pathPrefix, [{ from, to }]);
  const address = { url: origin + pathPrefix, pathPrefix, indexable };
  const facts = { redirects, moved: 'This page has moved.', site: { name, language }, pages };
  await writeRedirectPages(folder.path(), address, facts);
  folder.write('_redirects', redirectsFile(redirects));
  return folder.text(`${from}/index.html`);
}

it.each([
  '<html lang="en-US">',
  '<title>Mission &#38; &#34;Promise&#34; &#60;AI&#62; | Ridgeline Ethical AI</title>',
  '<meta name="robots" content="index, follow">',
  '<link rel="canonical" href="https://ridgeline.example/about">',
  '<noscript><meta http-equiv="refresh" content="0;url=/about#team"></noscript>',
  '<h1>This page has moved.</h1>',
  '<a href="/about#team">Mission &#38; &#34;Promise&#34; &#60;AI&#62;</a>',
])('contains %s', async (part) => {
  expect(await write('/about#team')).toContain(part);
});

it('has the direction of a language that is written from right to left', async () => {
  expect(await write('/about', { language: 'he-IL' })).toContain('<html lang="he-IL" dir="rtl">');
});

it('is noindex in a preview', async () => {
  const html = await write('/about', { indexable: false });
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('links to the target with path prefix, with a slash for the home page', async () => {
  const html = await write('/', { pathPrefix: '/website' });
  expect(html).toContain('<a href="/website/">Home</a>');
  expect(html).toContain('<link rel="canonical" href="https://ridgeline.example/website/">');
});

it('has a policy that allows only its own script and style', async () => {
  const html = await write('/about');
  const hashOf = (element: string) => {
    const [, text = ''] = new RegExp(`<${element}>(.*)</${element}>`).exec(html) ?? [];
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  const [, policy = ''] = /<meta charset="utf-8"><meta [^>]*content="([^"]*)">/.exec(html) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "img-src 'self'",
    `script-src ${hashOf('script')}`,
    `style-src ${hashOf('style')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

it('is smaller than 2 kB', async () => {
  expect((await write('/about')).length).toBeLessThan(2000);
});

it('rejects a redirect to a missing page', async () => {
  await expect(write('/gone')).rejects.toThrow('redirect from "/old" leads to no page');
});

it('is removed before the next build, at any depth', async () => {
  await write('/about', { from: '/old/team' });

  expect(folder.files()).toEqual(['_redirects', 'old/team.html', 'old/team/index.html']);
  await removeRedirectPages(folder.path());
  expect(folder.files()).toEqual([]);
});

it('does not remove pages that a build has written, and ignores missing files', async () => {
  await write('/about');
  await removeRedirectPages(folder.path());
  folder.write('old/index.html', 'a page');
  await removeRedirectPages(folder.path());
  expect(folder.text('old/index.html')).toBe('a page');
});

it.each([
  ['/About-Us', ['About-Us.html', 'About-Us/index.html']],
  // as a file it would be a download
  ['/contact.php', ['contact.php.html', 'contact.php/index.html']],
  ['/our_team.html', ['our_team.html']],
])('stands at %s, and is removed from there', async (from, files) => {
  const redirects = redirectsBelow('', [{ from, to: '/about' }]);
  const address = { url: origin, pathPrefix: '', indexable: true };
  const facts = { redirects, moved: 'This page has moved.', site: { name, language: 'en' }, pages };
  await writeRedirectPages(folder.path(), address, facts);
  expect(folder.files()).toEqual(files);
  folder.write('_redirects', redirectsFile(redirects));
  await removeRedirectPages(folder.path());
  expect(folder.files()).toEqual([]);
});

it.each(['/sitemap.xml', '/tool', '/press'])('refuses a redirect from the file at %s', (from) => {
  const files = ['sitemap.xml', 'tool/index.html', 'press.html'];
  const redirects = redirectsBelow('', [{ from, to: '/about' }]);
  expect(() => refuseHidden(redirects, files)).toThrow(`The redirect from "${from}" would hide`);
});
