import { withoutScripts } from './baseline';

it('takes every script out of a page, and leaves structured data, styles and links to fonts', () => {
  const rest =
    '<style>h1{}</style><link rel="preload" href="/a.woff2" as="font"><h1>Hello</h1>' +
    '<script type="application/ld+json">{}</script>';
  const page =
    '<template id="deferred-scripts"><script src="/app.js" async></script></template>' +
    `${rest}<script id="gatsby-script-loader">start()</script>`;
  expect(withoutScripts(page)).toBe(rest);
});
