import { pageScripts, gatsbyHtml } from '../tests/gatsby-html';
import { deferScripts } from './deferred-scripts';

const scriptsWith = (loader: string) => ({ first: 'expect()', loader });
const inline = scriptsWith('start()');
const template = /<template id="deferred-scripts">(.*?)<\/template>/s;
const sources = (html: string) =>
  [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);

const page = (html = gatsbyHtml()) => deferScripts(html, inline);

it('moves the scripts of the page into a template, in their order', () => {
  expect(sources(template.exec(page())?.[1] ?? '')).toEqual(pageScripts);
  expect(sources(page().replace(template, ''))).toEqual([]);
});

it('writes two inline scripts: the first, and the loader with the page and the hash of the build', () => {
  expect(page().match(/<script(?! src)[^>]*>.*?<\/script>/gs)).toEqual([
    '<script>expect()</script>',
    '<script id="gatsby-script-loader">window.pagePath="/";' +
      'window.___webpackCompilationHash="d4025b4562abd461465d";start()</script>',
  ]);
});

it('has no preload links', () => {
  expect(page()).not.toContain('rel="preload"');
});

it('inserts the first script at the start of the body', () => {
  expect(page()).toContain('</head><body><script>expect()</script><div');
});

it('defers the fonts if scripts are enabled', () => {
  expect(page()).toContain('<style>@media(scripting:none){@font-face');
});

it('changes nothing on a second run, except for a new loader', () => {
  expect(page(page())).toBe(page());
  expect(deferScripts(page(), scriptsWith('begin()'))).toBe(
    deferScripts(gatsbyHtml(), scriptsWith('begin()')),
  );
});

it('updates a page from an earlier build with the scripts of a new build', () => {
  const slice = /<!-- slice-start.*slice-end id="_gatsby-scripts-1" -->/s;
  const newSlice = (slice.exec(gatsbyHtml())?.[0] ?? '').replaceAll('app-c72c', 'app-ffff');
  const renewed = page(page().replace(slice, newSlice));
  expect(renewed).toBe(page(gatsbyHtml().replace(slice, newSlice)));
  expect(renewed).toContain('/app-ffff.js');
});

it("keeps the markers of Gatsby's slice for warm builds", () => {
  expect(page()).toMatch(
    /<!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" -->/s,
  );
});

it('does not interpret replacement patterns such as $& in the loader', () => {
  expect(deferScripts(gatsbyHtml(), scriptsWith("$&$'$1"))).toContain("$&$'$1</script>");
});

const scripts = /<script src="[^"]+" async><\/script>/g;

it.each([
  ['without the slice', '<html></html>', 'no slice'],
  ['without scripts in the slice', gatsbyHtml().replaceAll(scripts, ''), 'no scripts to start'],
  ['whose fonts can’t be deferred', gatsbyHtml().replace('@media all{', ''), 'fonts to defer'],
])('throws for a page %s', (_name, html, message) => {
  expect(() => page(html)).toThrow(message);
});
