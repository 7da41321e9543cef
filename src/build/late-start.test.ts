import { pageScripts, writtenPage } from '../../tests/support/written-page';
import { starterCode, startLate } from './late-start';

const starter = 'start()';
const template = /<template id="late-scripts">(.*?)<\/template>/s;
const sources = (html: string) =>
  [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);

it('lets the scripts of the page wait in a template, in their order', () => {
  const page = startLate(writtenPage(), starter);
  expect(sources(template.exec(page)?.[1] ?? '')).toEqual(pageScripts);
  expect(sources(page.replace(template, ''))).toEqual([]);
});

it('puts the starter right behind the scripts that it starts, in the one script that stays', () => {
  const inside = /<!-- slice-start[^>]*>(.*)<!-- slice-end/s;
  expect(inside.exec(startLate(writtenPage(), starter))?.[1]).toBe(
    `<template id="late-scripts">${pageScripts.map((src) => `<script src="${src}" async></script>`).join('')}</template>` +
      `<script>window.___webpackCompilationHash="d4025b4562abd461465d";${starter}</script>`,
  );
});

it('fetches nothing ahead but fonts', () => {
  const preloads = startLate(writtenPage(), starter).match(/<link [^>]*rel="preload"[^>]*>/g);
  expect(preloads).toEqual([expect.stringContaining('href="/static/besley.woff2"')]);
});

it('leaves a page that already waits as it is', () => {
  const once = startLate(writtenPage(), starter);
  expect(startLate(once, starter)).toBe(once);
});

it('takes a new starter into a page that already waits', () => {
  const once = startLate(writtenPage(), starter);
  expect(startLate(once, 'begin()')).toBe(startLate(writtenPage(), 'begin()'));
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

it('writes a starter without comments or line breaks', () => {
  expect(starterCode()).not.toMatch(/\n|\/\*|\/\//);
});
