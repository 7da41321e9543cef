import { withoutScripts } from './baseline';

it('removes all scripts from a page but keeps structured data, styles and font preloads', () => {
  const rest =
    '<style>h1{}</style><link rel="preload" href="/a.woff2" as="font"><h1>Hello</h1>' +
    '<script type="application/ld+json">{}</script>';
  const page =
    '<template id="deferred-scripts"><script src="/app.js" async></script></template>' +
    `${rest}<script id="gatsby-script-loader">start()</script>`;
  expect(withoutScripts(page)).toBe(rest);
});
