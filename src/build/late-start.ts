import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const opening = '<template id="late-scripts">';

/** Gatsby's own scripts as it stitches them into a finished page: a slice with markers around it. */
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const scripts = /(?:<script src="[^"]+" async[^>]*><\/script>\s*)+/;
const preloads = /<link (?=[^>]*rel="preload")(?=[^>]*as="(?:script|fetch)")[^>]*>/g;

/** The starter's code, as small as it goes. */
export function starterCode(): string {
  const source = readFileSync(path.resolve('src/build/late-start.inline.js'), 'utf8');
  return transformSync(source, { minify: true, target: 'es2022' }).code.trim();
}

/**
 * Puts a page's scripts into a template, where they wait for the starter. A page that already waits
 * is left as it is; the markers stay, so that a warm build can stitch new scripts in.
 *
 * @param html a page as Gatsby wrote it.
 * @throws when the page has no scripts where Gatsby used to put them.
 */
export function startLate(html: string, starter: string): string {
  const found = slice.exec(html);
  const inside = found?.[2];
  if (inside === undefined) throw new Error('The page has no slice with Gatsby’s scripts.');
  if (inside.includes(opening)) return html;
  if (!scripts.test(inside)) throw new Error('The page has no scripts to start.');
  const waiting = inside.replace(
    scripts,
    (tags) => `${opening}${tags.trim()}</template><script>${starter}</script>`,
  );
  return html.replaceAll(preloads, '').replace(inside, () => waiting);
}
