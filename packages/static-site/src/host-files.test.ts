import { readFileSync } from 'node:fs';
import { deployFiles } from './deploy-files';
import { headersFile, headersFor, readHeadersFile } from './headers';

/*
 * The files for each host must produce the headers of one table. packages/static-site/tests/hosts.spec.ts tests
 * self-hosted servers by requests.
 */

const files = [
  '/index.html',
  '/about.html',
  '/404.html',
  '/page-data/about/page-data.json',
  '/favicon.ico',
  '/robots.txt',
  '/og/about.jpg',
  '/og.jpg',
  '/app-d1d5a2f0.js',
  '/app-d1d5a2f0.js.LICENSE.txt',
  '/webpack-runtime-01234567.js',
  '/static/besley-600-5f0c2d.woff2',
  '/static/1a2b/3c4d/valley.avif',
];

test.each(files)('Netlify and Cloudflare send the headers of the table for %s', (file) => {
  expect(readHeadersFile(headersFile(files, true))(file)).toEqual(headersFor(file));
  expect(readHeadersFile(headersFile(files, false))(file)).toEqual(headersFor(file, false));
});

test('no header of the rules for Netlify and Cloudflare has two values, which they would join', () => {
  const headersOf = readHeadersFile(headersFile(files, true, [{ path: '/' }]));
  for (const file of files)
    expect(Object.values(headersOf(file)).filter((value) => value.includes('-origin, '))).toEqual(
      [],
    );
  expect(headersOf('/og.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test('on Netlify and Cloudflare only the page with a form may send it', () => {
  const origin = 'https://forms.example.com';
  const pages = [{ path: '/' }, { path: '/contact', formOrigins: [origin] }];
  const rules = headersFile(files, true, pages);
  const policies = (path: string) =>
    readHeadersFile(rules)(path)['Content-Security-Policy']?.split(', ') ?? [];
  const common = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";
  expect(policies('/')).toEqual([common, "form-action 'none'"]);
  expect(policies('/contact')).toEqual([common, `form-action ${origin} 'self'`]);
  expect(headersFile(files, true, [{ path: '/', formOrigins: [] }])).toBe(headersFile(files, true));
});

test.each([undefined, [{ path: '/contact', formOrigins: ["'self'"] }]])(
  'on Netlify and Cloudflare pages may be framed by their own site alone, if it asks for that',
  (pages) => {
    const headers = readHeadersFile(headersFile(files, true, pages, true))('/');
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'self';");
  },
);

test('the rules stay within the limits of Cloudflare: 100 rules, 2,000 characters a line', () => {
  const pictures = Array.from({ length: 300 }, (_, index) => `/static/${index}/picture.avif`);
  const lines = headersFile([...files, ...pictures], false).split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(20);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});

test.each([...deployFiles()])('%s is up to date with the table', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
