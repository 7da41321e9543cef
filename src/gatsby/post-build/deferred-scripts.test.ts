import { pageScripts, writtenPage } from '../../../tests/helpers/written-page';
import { loaderCode, deferScripts } from './deferred-scripts';

const loader = 'start()';
const template = /<template id="deferred-scripts">(.*?)<\/template>/s;
const sources = (html: string) =>
  [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);

it('lets the scripts of the page wait in a template, in their order', () => {
  const page = deferScripts(writtenPage(), loader);
  expect(sources(template.exec(page)?.[1] ?? '')).toEqual(pageScripts);
  expect(sources(page.replace(template, ''))).toEqual([]);
});

it('says inline which page of which build this is and starts, all in one script', () => {
  const page = deferScripts(writtenPage(), loader);
  expect(page.match(/<script(?! src)[^>]*>.*?<\/script>/gs)).toEqual([
    '<script id="gatsby-script-loader">window.pagePath="/";' +
      'window.___webpackCompilationHash="d4025b4562abd461465d";start()</script>',
  ]);
});

it('fetches nothing ahead', () => {
  expect(deferScripts(writtenPage(), loader)).not.toContain('rel="preload"');
});

it('lets the fonts wait where a script can call them', () => {
  expect(deferScripts(writtenPage(), loader)).toContain(
    '<style id="fonts">@media (scripting:none){@font-face',
  );
});

it('leaves a page that already waits as it is', () => {
  const once = deferScripts(writtenPage(), loader);
  expect(deferScripts(once, loader)).toBe(once);
});

it('takes a new loader into a page that already waits', () => {
  const once = deferScripts(writtenPage(), loader);
  expect(deferScripts(once, 'begin()')).toBe(deferScripts(writtenPage(), 'begin()'));
});

it('takes the scripts of a new build into a page that already waits', () => {
  const slice = /<!-- slice-start.*slice-end id="_gatsby-scripts-1" -->/s;
  const stitched = (slice.exec(writtenPage())?.[0] ?? '').replaceAll('app-c72c', 'app-ffff');
  const page = deferScripts(deferScripts(writtenPage(), loader).replace(slice, stitched), loader);
  expect(page).toBe(deferScripts(writtenPage().replace(slice, stitched), loader));
  expect(page).toContain('/app-ffff.js');
});

it("keeps the markers of Gatsby's slice, so that a warm build finds its place", () => {
  expect(deferScripts(writtenPage(), loader)).toMatch(
    /<!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" -->/s,
  );
});

it('takes a loader with signs that have a meaning in replacements as it is', () => {
  expect(deferScripts(writtenPage(), "$&$'$1")).toContain("$&$'$1</script>");
});

it('refuses a page without the slice', () => {
  expect(() => deferScripts('<html></html>', loader)).toThrow('no slice');
});

it('refuses a page whose scripts are not where they used to be', () => {
  const moved = writtenPage().replaceAll(/<script src="[^"]+" async><\/script>/g, '');
  expect(() => deferScripts(moved, loader)).toThrow('no scripts to start');
});

it('refuses a page whose fonts would not wait', () => {
  const moved = writtenPage().replace('@media all{', '');
  expect(() => deferScripts(moved, loader)).toThrow('fonts could wait');
});

it('writes a loader without comments or line breaks', () => {
  expect(loaderCode(writtenPage())).not.toMatch(/\n|\/\*|\/\//);
});

it('gives the loader the fonts of the page', () => {
  expect(loaderCode(writtenPage())).toContain('["Besley","url(/static/besley.woff2)","600"]');
});

it('refuses a page without fonts that the loader could fetch', () => {
  expect(() => loaderCode('<html></html>')).toThrow('no fonts');
});
