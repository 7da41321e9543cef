import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { desktopWidth } from '../../theme/media';
import { formTargets } from 'static-site/csp';

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
const fonts = '<style id="fonts">@media all{';
const waitingFonts = '<style id="fonts">@media (scripting:none){';
/** A font's family, source and weight, as `FontFace` takes them; fallback fonts have no URL. */
const face = /@font-face\{font-family:([^;]+);src:(url\([^)]+\));font-weight:([^;]+);/g;

/** Minified loaders by their constants: minifying starts a process, and most pages have the same. */
const loaders = new Map<string, string>();

/**
 * The minified script loader with the page's constants.
 * @throws if the page has no fonts
 */
export function loaderCode(html: string): string {
  const found = Array.from(html.matchAll(face), (match) => match.slice(1));
  if (found.length === 0) throw new Error('The page has no fonts for the loader to fetch.');
  const define = {
    siteFonts: JSON.stringify(found),
    sendsForms: String(formTargets(html).length > 0),
    desktopWidth: JSON.stringify(desktopWidth),
  };
  const key = JSON.stringify(define);
  const loader = loaders.get(key) ?? minifyLoader(define);
  loaders.set(key, loader);
  return loader;
}

function minifyLoader(define: Readonly<Record<string, string>>): string {
  const file = path.resolve('src/gatsby/post-build/script-loader.inline.js');
  const options = { minify: true, target: 'es2022', define };
  return transformSync(readFileSync(file, 'utf8'), options).code.trim();
}

/**
 * Moves a page's scripts into a template, from which the loader inserts them, and defers its fonts. Keeps
 * two of Gatsby's three inline globals, and the markers of the slice, so that a warm build can replace
 * the scripts. Idempotent.
 * @throws if scripts or fonts are not where Gatsby and `src/theme/fonts.ts` put them
 */
export function deferScripts(html: string, loader: string): string {
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
    .replace(gatsbyLoader, '')
    .replace(slice, (_, start: string, _inside: string, end: string) =>
      [start, waiting, end, inline].join(''),
    );
}
