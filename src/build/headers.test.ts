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
  ['/app-d1d5a2f0c3b4e5f60718.js', kept],
  ['/component---src-templates-page-tsx-d1d5a2f0c3b4e5f60718.js', kept],
  ['/styles.d1d5a2f0c3b4e5f60718.css', kept],
  ['/app-d1d5a2f0c3b4e5f60718.js.map', asked],
])('the answer to %s is cached as %s', (path, policy) => {
  expect(headersFor(path)).toEqual({ 'Cache-Control': policy });
});
