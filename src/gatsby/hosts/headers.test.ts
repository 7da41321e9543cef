import { headersFor } from './headers';

const kept = 'public, max-age=31536000, immutable';
const asked = 'public, max-age=0, must-revalidate';

test.each([
  ['/', asked],
  ['/about', asked],
  ['/page-data/about/page-data.json', asked],
  ['/page-data/sq/d/1234567890.json', asked],
  ['/favicon.ico', asked],
  ['/og/static/card.png', asked],
  ['/webpack-runtime.js', asked],
  ['/static/besley-600-5f0c2d.woff2', kept],
  ['/static/1a2b/3c4d/valley.avif', kept],
  ['/app-d1d5a2f0.js', kept],
  ['/component---src-templates-page-tsx-d1d5a2f0.js', kept],
  ['/styles.d1d5a2f0.css', kept],
  ['/app-d1d5a2f0.js.map', asked],
])('the answer to %s is cached as %s', (path, policy) => {
  expect(headersFor(path)['Cache-Control']).toBe(policy);
});

test('no page can be framed, sniffed or opened with a hold on it', () => {
  const headers = headersFor('/about');
  expect(headers).toMatchObject({
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // for this host alone: no more is decided for the owner of the domain
    'Strict-Transport-Security': 'max-age=63072000',
  });
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

test('no browser feature is allowed', () => {
  const abilities = headersFor('/')['Permissions-Policy']?.split(', ') ?? [];
  expect(abilities).toContain('camera=()');
  expect(abilities.filter((ability) => !ability.endsWith('=()'))).toEqual([]);
});

test('only a preview tells search engines to stay away', () => {
  expect(headersFor('/about', false)['X-Robots-Tag']).toBe('noindex');
  expect(headersFor('/about')['X-Robots-Tag']).toBeUndefined();
});
