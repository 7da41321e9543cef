import { pageScripts, writtenPage } from '../../../tests/support/written-page';
import { starterCode, startLate } from './deferred-scripts';

const starter = 'start()';
const template = /<template id="late-scripts">(.*?)<\/template>/s;
const sources = (html: string) =>
  [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);

it('lets the scripts of the page wait in a template, in their order', () => {
  const page = startLate(writtenPage(), starter);
  expect(sources(template.exec(page)?.[1] ?? '')).toEqual(pageScripts);
  expect(sources(page.replace(template, ''))).toEqual([]);
});

it('says inline which page of which build this is and starts, all in one script', () => {
  const page = startLate(writtenPage(), starter);
  expect(page.match(/<script(?! src)[^>]*>.*?<\/script>/gs)).toEqual([
    '<script id="gatsby-script-loader">window.pagePath="/";' +
      'window.___webpackCompilationHash="d4025b4562abd461465d";start()</script>',
  ]);
});

it('fetches nothing ahead', () => {
  expect(startLate(writtenPage(), starter)).not.toContain('rel="preload"');
});

it('lets the fonts wait where a script can call them', () => {
  expect(startLate(writtenPage(), starter)).toContain(
    '<style id="fonts">@media (scripting:none){@font-face',
  );
});

it('leaves a page that already waits as it is', () => {
  const once = startLate(writtenPage(), starter);
  expect(startLate(once, starter)).toBe(once);
});

it('takes a new starter into a page that already waits', () => {
  const once = startLate(writtenPage(), starter);
  expect(startLate(once, 'begin()')).toBe(startLate(writtenPage(), 'begin()'));
});

it('takes the scripts of a new build into a page that already waits', () => {
  const slice = /<!-- slice-start.*slice-end id="_gatsby-scripts-1" -->/s;
  const stitched = (slice.exec(writtenPage())?.[0] ?? '').replaceAll('app-c72c', 'app-ffff');
  const page = startLate(startLate(writtenPage(), starter).replace(slice, stitched), starter);
  expect(page).toBe(startLate(writtenPage().replace(slice, stitched), starter));
  expect(page).toContain('/app-ffff.js');
});

it("keeps the markers of Gatsby's slice, so that a warm build finds its place", () => {
  expect(startLate(writtenPage(), starter)).toMatch(
    /<!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" -->/s,
  );
});

it('takes a starter with signs that have a meaning in replacements as it is', () => {
  expect(startLate(writtenPage(), "$&$'$1")).toContain("$&$'$1</script>");
});

it('refuses a page without the slice', () => {
  expect(() => startLate('<html></html>', starter)).toThrow('no slice');
});

it('refuses a page whose scripts are not where they used to be', () => {
  const moved = writtenPage().replaceAll(/<script src="[^"]+" async><\/script>/g, '');
  expect(() => startLate(moved, starter)).toThrow('no scripts to start');
});

it('refuses a page whose fonts would not wait', () => {
  const moved = writtenPage().replace('@media all{', '');
  expect(() => startLate(moved, starter)).toThrow('fonts could wait');
});

it('writes a starter without comments or line breaks', () => {
  expect(starterCode(writtenPage())).not.toMatch(/\n|\/\*|\/\//);
});

it('gives the starter the fonts of the page', () => {
  expect(starterCode(writtenPage())).toContain('["Besley","url(/static/besley.woff2)","600"]');
});

it('refuses a page without fonts that the starter could fetch', () => {
  expect(() => starterCode('<html></html>')).toThrow('no fonts');
});
