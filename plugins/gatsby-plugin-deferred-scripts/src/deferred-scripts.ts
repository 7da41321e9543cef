/** Gatsby's scripts in a page: a slice between markers. */
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
/** Gatsby's inline script, which this pass replaces. */
const gatsbyLoader = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;
const pagePath = /window\.pagePath="[^"]*";/;
const tags = /<script src="[^"]+" async[^>]*><\/script>/g;
/** Gatsby compares it with the server to detect a new deployment. */
const compilation = /window\.___webpackCompilationHash="[0-9a-f]*";/;
const preloads = /<link (?=[^>]*rel="preload")(?=[^>]*as="(?:script|fetch)")[^>]*>/g;

/** The fonts, which are deferred as well: without scripts they load natively. */
const fonts = '<style>@media all{';
const waitingFonts = '<style>@media(scripting:none){';
/** Where the body begins, with the first script if it is there. */
const bodyStart = /(<body[^>]*>)(?:<script>.*?<\/script>)?/s;

/** The code of a page's inline scripts (loader-code.ts). */
type InlineScripts = { readonly first: string; readonly loader: string };

/**
 * Moves a page's scripts into a template, from which the loader inserts them, and inserts the first
 * script, and defers its fonts. Keeps two of Gatsby's three inline globals, and the markers of the
 * slice, so that a warm build can replace the scripts. A second run changes nothing.
 * @throws if scripts or fonts are not where Gatsby and the site put them
 */
export function deferScripts(html: string, { first, loader }: InlineScripts): string {
  const inside = slice.exec(html)?.[2];
  if (inside === undefined) throw new Error('The page has no slice with Gatsby’s scripts.');
  const scripts = inside.match(tags);
  const page = pagePath.exec(html)?.[0];
  // a new slice is more recent than the result of an earlier pass
  const hash = (compilation.exec(inside) ?? compilation.exec(html))?.[0];
  if (!scripts || !page || !hash) throw new Error('The page has no scripts to start.');
  if (![fonts, waitingFonts].some((start) => html.includes(start)))
    throw new Error('The page has no style element with fonts to defer.');
  const waiting = `<template id="deferred-scripts">${scripts.join('')}</template>`;
  const inline = `<script id="gatsby-script-loader">${page}${hash}${loader}</script>`;
  return html
    .replaceAll(preloads, '')
    .replace(fonts, waitingFonts)
    .replace(bodyStart, (_, start: string) => `${start}<script>${first}</script>`)
    .replace(gatsbyLoader, '')
    .replace(slice, (_, start: string, _inside: string, end: string) =>
      [start, waiting, end, inline].join(''),
    );
}
