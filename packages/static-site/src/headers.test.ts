import { headersFor } from './headers';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

test.each([
  ['/', revalidated],
  ['/about', revalidated],
  ['/page-data/about/page-data.json', revalidated],
  ['/page-data/sq/d/1234567890.json', revalidated],
  ['/favicon.ico', revalidated],
  ['/og/static/card.png', revalidated],
  ['/webpack-runtime.js', revalidated],
  ['/static/besley-600-5f0c2d.woff2', immutable],
  ['/static/1a2b/3c4d/valley.avif', immutable],
  ['/app-d1d5a2f0.js', immutable],
  ['/component---src-templates-page-tsx-d1d5a2f0.js', immutable],
  ['/styles.d1d5a2f0.css', immutable],
  ['/app-d1d5a2f0.js.map', revalidated],
])('Cache-Control of %s is "%s"', (path, policy) => {
  expect(headersFor(path)['Cache-Control']).toBe(policy);
});

test('pages can’t be framed, MIME-sniffed or controlled by an opener', () => {
  const headers = headersFor('/about');
  expect(headers).toMatchObject({
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // this host only: subdomains are the domain owner's decision
    'Strict-Transport-Security': 'max-age=63072000',
  });
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

test.each([
  ['/og.jpg', 'cross-origin'],
  ['/og/about/team.jpg', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/favicon.svg', 'cross-origin'],
  ['/apple-touch-icon.png', 'cross-origin'],
  ['/icon-512-maskable.png', 'cross-origin'],
  ['/static/1a2b/3c4d/valley.avif', 'same-origin'],
  ['/app-d1d5a2f0.js', 'same-origin'],
  // what is nobody's to embed is a page, which its policy keeps from frames
  ['/icon', undefined],
  ['/about', undefined],
])('Cross-Origin-Resource-Policy of %s is %s', (path, policy) => {
  expect(headersFor(path)['Cross-Origin-Resource-Policy']).toBe(policy);
});

test('Permissions-Policy allows no browser feature', () => {
  const features = headersFor('/')['Permissions-Policy']?.split(', ') ?? [];
  expect(features).toContain('camera=()');
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([]);
});

test('only a preview has noindex', () => {
  expect(headersFor('/about', false)['X-Robots-Tag']).toBe('noindex');
  expect(headersFor('/about')['X-Robots-Tag']).toBeUndefined();
});
