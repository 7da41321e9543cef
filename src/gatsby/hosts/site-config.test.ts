import { hiddenPaths } from './headers';
import { redirectsBelow } from './redirects';
import { siteConfigs } from './site-config';

/* What servers make of these files is asked of the servers, in tests/slow/hosts.spec.ts. */

const configs = (pathPrefix: string, ...to: readonly string[]) =>
  siteConfigs({
    pages: [{ path: '/contact' }],
    redirects: redirectsBelow(
      pathPrefix,
      to.map((page) => ({ from: '/old', to: page })),
    ),
  });

test('these files are not served', () => {
  const files = Object.keys(configs('')).map((file) => `/${file}`);
  expect(hiddenPaths).toEqual(expect.arrayContaining(files));
});

test.each([
  ['_nginx.conf', '"~^/old/?$" "/website/new$is_args$args#part";'],
  ['_caddy.conf', '~^/old/?$ "/website/new" "#part"'],
  ['_apache.conf', 'RewriteRule "^/old/?$" "/website/new?%{QUERY_STRING}#part" [R=301,L,NE]'],
  ['_apache.conf', 'RewriteRule "^/old/?$" "/website/new#part" [R=301,L,NE]'],
])('%s leads with the query to a part of a page below a path', (file, line) => {
  expect(configs('/website', '/new#part')[file]).toContain(line);
});

test('Apache adds the query itself to a whole page', () => {
  expect(configs('', '/new')['_apache.conf']).toBe('RewriteRule "^/old/?$" "/new" [R=301,L,NE]\n');
});

test('Apache expands no character of a path as a variable', () => {
  expect(configs('/caf%C3%A9', '/new')['_apache.conf']).toContain('"/caf\\%C3\\%A9/new"');
});
