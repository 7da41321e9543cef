import { withoutScripts } from './baseline';

it('takes every script out of a page, waiting or not', () => {
  const page =
    '<h1>Hello</h1><template id="deferred-scripts"><script src="/app.js" async></script></template>' +
    '<script id="gatsby-script-loader">start()</script>';
  expect(withoutScripts(page)).toBe('<h1>Hello</h1>');
});

it('leaves structured data, styles and links to fonts', () => {
  const page =
    '<style>h1{}</style><link rel="preload" href="/a.woff2" as="font">' +
    '<script type="application/ld+json">{}</script>';
  expect(withoutScripts(page)).toBe(page);
});
