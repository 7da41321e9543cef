import {
  readRedirectsFile,
  redirectsBelow,
  redirectsFile,
  redirectTarget,
  type HostRedirect,
} from './redirects';

const content = [
  { from: '/our-mission', to: '/about' },
  { from: '/work/process', to: '/services#how-it-runs' },
  { from: '/start', to: '/' },
  { from: '/About-Us', to: '/about' },
  { from: '/contact.php', to: '/contact' },
  { from: '/our_team.html', to: '/about#team' },
];

/** The response of Netlify or Cloudflare Pages: the first matching line. */
function answer(text: string, path: string) {
  const lines = text.split('\n').map((line) => line.split(' '));
  const [, to, status] = lines.find(([from]) => from === path) ?? [];
  return { to, status };
}

test.each([
  ['/our-mission', '/about'],
  ['/our-mission/', '/about'],
  ['/work/process', '/services#how-it-runs'],
  ['/start', '/'],
])('Netlify and Cloudflare redirect %s to %s', (from, to) => {
  const text = redirectsFile(redirectsBelow('', content));
  expect(answer(text, from)).toEqual({ to, status: '301' });
});

test('the file is empty without redirects', () => {
  expect(redirectsFile([])).toBe('');
  expect(readRedirectsFile('')).toEqual([]);
});

test('targets have the path prefix, and the home page a slash, without which hosts would redirect again', () => {
  const text = redirectsFile(redirectsBelow('/website', content));
  expect(answer(text, '/our-mission').to).toBe('/website/about');
  expect(answer(text, '/start').to).toBe('/website/');
});

describe.each<[string, readonly HostRedirect[]]>([
  ['of the content', redirectsBelow('', content)],
  ['of the file', readRedirectsFile(redirectsFile(redirectsBelow('', content)))],
])('the redirects %s', (_source, redirects) => {
  test.each([
    ['/our-mission', '/about'],
    ['/our-mission/', '/about'],
    ['/our-mission?from=card&x=%23', '/about?from=card&x=%23'],
    // the hash comes last
    ['/work/process?from=card', '/services?from=card#how-it-runs'],
    ['/start?', '/?'],
    ['/About-Us/', '/about'],
    ['/contact.php?a=1', '/contact?a=1'],
    ['/our_team.html', '/about#team'],
    ['/contactXphp', undefined],
    ['/about-us', undefined],
    ['/about', undefined],
    ['/our-mission/team', undefined],
    ['/our', undefined],
    ['/', undefined],
    ['', undefined],
  ])('map %s to %s', (url, target) => {
    expect(redirectTarget(redirects, url)).toBe(target);
  });
});
