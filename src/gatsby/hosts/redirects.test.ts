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
];

/** What Netlify or Cloudflare Pages answer: the first line that they understand and that fits. */
function answer(text: string, statuses: readonly string[], path: string) {
  const lines = text.split('\n').map((line) => line.split(' '));
  const [, to, status] =
    lines.find(([from, , status = '']) => from === path && statuses.includes(status)) ?? [];
  return { to, status };
}

test.each([
  ['/our-mission', '/about'],
  ['/our-mission/', '/about'],
  ['/work/process', '/services#how-it-runs'],
  ['/start', '/'],
])('Netlify and Cloudflare lead from %s to %s', (from, to) => {
  const text = redirectsFile(redirectsBelow('', content));
  // Netlify knows both ways to write it, and needs the first where there is a file
  expect(answer(text, ['301!', '301'], from)).toEqual({ to, status: '301!' });
  expect(answer(text, ['301'], from)).toEqual({ to, status: '301' });
});

test('a site without redirects has an empty list', () => {
  expect(redirectsFile([])).toBe('');
  expect(readRedirectsFile('')).toEqual([]);
});

test('below a path it leads there, to a home page without a slash at its end', () => {
  const text = redirectsFile(redirectsBelow('/website', content));
  expect(answer(text, ['301'], '/our-mission').to).toBe('/website/about');
  expect(answer(text, ['301'], '/start').to).toBe('/website');
});

describe.each<[string, readonly HostRedirect[]]>([
  ['the content', redirectsBelow('', content)],
  ['the file', readRedirectsFile(redirectsFile(redirectsBelow('', content)))],
])('by %s', (_source, redirects) => {
  test.each([
    ['/our-mission', '/about'],
    ['/our-mission/', '/about'],
    ['/our-mission?from=card&x=%23', '/about?from=card&x=%23'],
    // the place on the page comes last
    ['/work/process?from=card', '/services?from=card#how-it-runs'],
    ['/start?', '/?'],
    ['/about', undefined],
    ['/our-mission/team', undefined],
    ['/our', undefined],
    ['/', undefined],
    ['', undefined],
  ])('%s is answered with %s', (url, target) => {
    expect(redirectTarget(redirects, url)).toBe(target);
  });
});
