import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { desktopWidth } from '../../theme/media';
import { formTargets } from './csp';

/** Gatsby's own scripts as it stitches them into a finished page: a slice with markers around it. */
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
/** Where Gatsby says which page this is, and this pass all that is said inline. */
const gatsbyLoader = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;
const pagePath = /window\.pagePath="[^"]*";/;
const tags = /<script src="[^"]+" async[^>]*><\/script>/g;
/** What Gatsby compares with the server to notice that the site was deployed anew. */
const compilation = /window\.___webpackCompilationHash="[0-9a-f]*";/;
const preloads = /<link (?=[^>]*rel="preload")(?=[^>]*as="(?:script|fetch)")[^>]*>/g;

/** The fonts, which wait as well: only where no script runs do they come by themselves. */
const fonts = '<style id="fonts">@media all{';
const waitingFonts = '<style id="fonts">@media (scripting:none){';
/** A font's family, source and weight, as `FontFace` takes them; fallback fonts have no URL. */
const face = /@font-face\{font-family:([^;]+);src:(url\([^)]+\));font-weight:([^;]+);/g;

/** Loaders by what a page gives them: to minify one starts a program, and most pages have the same. */
const loaders = new Map<string, string>();

/**
 * The loader's code, as small as it goes, with the fonts it fetches and what it does with forms.
 * @throws when the page has none.
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
 * Puts a page's scripts into a template, where they wait for the loader, as its fonts do. Two of Gatsby's
 * three inline globals are read and kept. The slice keeps its markers, so that a warm build can stitch
 * new scripts in; a page that already waits comes out the same.
 * @throws when scripts or fonts are not where Gatsby and `src/theme/fonts.ts` used to put them.
 */
export function deferScripts(html: string, loader: string): string {
  const inside = slice.exec(html)?.[2];
  if (inside === undefined) throw new Error('The page has no slice with Gatsby’s scripts.');
  const scripts = inside.match(tags);
  const page = pagePath.exec(html)?.[0];
  // A slice that was stitched anew knows better than what an earlier pass wrote.
  const hash = (compilation.exec(inside) ?? compilation.exec(html))?.[0];
  if (!scripts || !page || !hash) throw new Error('The page has no scripts to start.');
  if (![fonts, waitingFonts].some((start) => html.includes(start)))
    throw new Error('The page has no style element in which its fonts could wait.');
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
