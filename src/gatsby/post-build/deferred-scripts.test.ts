import { pageScripts, writtenPage } from '../../../tests/helpers/written-page';
import { loaderCode, deferScripts } from './deferred-scripts';

const loader = 'start()';
const template = /<template id="deferred-scripts">(.*?)<\/template>/s;
const sources = (html: string) =>
  [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);

const page = (html = writtenPage()) => deferScripts(html, loader);

it('lets the scripts of the page wait in a template, in their order', () => {
  expect(sources(template.exec(page())?.[1] ?? '')).toEqual(pageScripts);
  expect(sources(page().replace(template, ''))).toEqual([]);
});

it('says inline which page of which build this is and starts, all in one script', () => {
  expect(page().match(/<script(?! src)[^>]*>.*?<\/script>/gs)).toEqual([
    '<script id="gatsby-script-loader">window.pagePath="/";' +
      'window.___webpackCompilationHash="d4025b4562abd461465d";start()</script>',
  ]);
});

it('fetches nothing ahead', () => {
  expect(page()).not.toContain('rel="preload"');
});

it('lets the fonts wait where a script can call them', () => {
  expect(page()).toContain('<style id="fonts">@media (scripting:none){@font-face');
});

it('leaves a page that already waits as it is, but takes a new loader into it', () => {
  expect(page(page())).toBe(page());
  expect(deferScripts(page(), 'begin()')).toBe(deferScripts(writtenPage(), 'begin()'));
});

it('takes the scripts of a new build into a page that already waits', () => {
  const slice = /<!-- slice-start.*slice-end id="_gatsby-scripts-1" -->/s;
  const stitched = (slice.exec(writtenPage())?.[0] ?? '').replaceAll('app-c72c', 'app-ffff');
  const renewed = page(page().replace(slice, stitched));
  expect(renewed).toBe(page(writtenPage().replace(slice, stitched)));
  expect(renewed).toContain('/app-ffff.js');
});

it("keeps the markers of Gatsby's slice, so that a warm build finds its place", () => {
  expect(page()).toMatch(
    /<!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" -->/s,
  );
});

it('takes a loader with signs that have a meaning in replacements as it is', () => {
  expect(deferScripts(writtenPage(), "$&$'$1")).toContain("$&$'$1</script>");
});

const scripts = /<script src="[^"]+" async><\/script>/g;

it.each([
  ['without the slice', '<html></html>', 'no slice'],
  ['without scripts in it', writtenPage().replaceAll(scripts, ''), 'no scripts to start'],
  ['whose fonts would not wait', writtenPage().replace('@media all{', ''), 'fonts could wait'],
])('refuses a page %s', (_name, html, message) => {
  expect(() => page(html)).toThrow(message);
});

it('writes a loader without comments or line breaks, with the fonts of the page', () => {
  const code = loaderCode(writtenPage());
  expect(code).not.toMatch(/\n|\/\*|\/\//);
  expect(code).toContain('["Besley","url(/static/besley.woff2)","600"]');
  expect(() => loaderCode('<html></html>')).toThrow('no fonts');
});

it('leaves a submit to the browser only where a page has a form that it can send', () => {
  const sends = loaderCode(writtenPage('<form action="https://a.example.com/f" method="post">'));
  expect(sends).toContain('"post"');
  expect(loaderCode(writtenPage('<form method="dialog">'))).toBe(loaderCode(writtenPage()));
  expect(loaderCode(writtenPage())).not.toContain('"post"');
});
