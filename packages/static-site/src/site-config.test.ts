import { hiddenPaths } from './headers';
import { redirectsBelow } from './redirects';
import { siteConfigs } from './site-config';

/* packages/static-site/tests/hosts.spec.ts tests the servers with these files. */

const configs = (pathPrefix: string, ...to: readonly string[]) =>
  siteConfigs({
    pages: [{ path: '/contact' }],
    redirects: redirectsBelow(
      pathPrefix,
      to.map((page) => ({ from: '/old', to: page })),
    ),
  });

test('the files for hosts are not served', () => {
  expect(hiddenPaths).toEqual(
    expect.arrayContaining(Object.keys(configs('')).map((file) => `/${file}`)),
  );
});

test.each([
  ['_nginx.conf', '"~^/old/?$" "/website/new$is_args$args#part";'],
  ['_caddy.conf', '~^/old/?$ "/website/new" "#part"'],
  ['_apache.conf', 'RewriteRule "^/old/?$" "/website/new?%{QUERY_STRING}#part" [R=301,L,NE]'],
  ['_apache.conf', 'RewriteRule "^/old/?$" "/website/new#part" [R=301,L,NE]'],
])('%s redirects with path prefix, query and hash', (file, line) => {
  expect(configs('/website', '/new#part')[file]).toContain(line);
});

test('the rule for Apache leaves the query to Apache if there is no hash', () => {
  expect(configs('', '/new')['_apache.conf']).toBe('RewriteRule "^/old/?$" "/new" [R=301,L,NE]\n');
});

test.each([
  ['_nginx.conf', String.raw`"~^/contact\.php/?$" "/new`],
  ['_caddy.conf', String.raw`~^/contact\.php/?$ "/new"`],
  ['_apache.conf', String.raw`RewriteRule "^/contact\.php/?$" "/new"`],
])('a dot in an old address is no other sign: %s', (file, line) => {
  const redirects = redirectsBelow('', [{ from: '/contact.php', to: '/new' }]);
  expect(siteConfigs({ pages: [], redirects })[file]).toContain(line);
});

test('escapes "%" in paths, which Apache would expand as a variable', () => {
  expect(configs('/caf%C3%A9', '/new')['_apache.conf']).toContain('"/caf\\%C3\\%A9/new"');
});

test('a page with a form that is sent has its own policy', () => {
  const pages = [{ path: '/contact', formOrigins: ['https://forms.example.com'] }, { path: '/' }];
  const files = siteConfigs({ pages, redirects: [] });
  const pattern = String.raw`^/contact(?:\.html|/*(?:index\.html)?)$`;
  const policy = "form-action https://forms.example.com 'self'";
  expect(files['_nginx.conf']).toContain(`"~${pattern}" "${policy}";`);
  expect(files['_caddy.conf']).toContain(`~${pattern} "${policy}"`);
  expect(files['_apache.conf']).toContain(`SetEnvIf Request_URI "${pattern}" forms_0`);
  expect(files['_apache.conf']).toContain(`; ${policy}" env=forms_0`);
});
