import path from 'node:path';
import { buildSync } from 'esbuild';
import { formTargets } from 'static-site/csp';

/** The inline script at the end of every page, and what it imports. */
const loader = 'plugins/gatsby-plugin-deferred-scripts/inline/loader.ts';

/** A font's family, source and weight, as `FontFace` takes them; fallback fonts have no URL. */
const face = /@font-face\{font-family:([^;]+);src:(url\([^)]+\));font-weight:([^;]+);/g;

/**
 * The code of a page's first inline script, at the start of its body. All that stands in for scripts is
 * in the HTML and visible, and this hides it before the first paint (src/scripts-state.ts).
 */
export const firstScript = "document.body.dataset.scripts='on'";

/**
 * Makes the code of the loader: minified, with the page's constants.
 * @param early modules of the site that are part of it, as paths from its root
 * @returns a function that takes a page's HTML and returns the code; it throws if the page has no fonts
 */
export function loaderMaker(early: readonly string[]): (html: string) => string {
  // most pages have the same constants
  const made = new Map<string, string>();
  return (html) => {
    const fonts = Array.from(html.matchAll(face), (match) => match.slice(1));
    if (fonts.length === 0) throw new Error('The page has no fonts for the loader to fetch.');
    const constants = {
      siteFonts: JSON.stringify(fonts),
      sendsForms: String(formTargets(html).length > 0),
    };
    const key = JSON.stringify(constants);
    const code = made.get(key) ?? minified([loader, ...early], constants);
    made.set(key, code);
    return code;
  };
}

function minified(modules: readonly string[], define: Record<string, string>): string {
  const contents = modules
    .map((file) => `import ${JSON.stringify(path.resolve(file))};`)
    .join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    // an object that is imported for one of its values
    treeShaking: true,
    define,
    logLevel: 'silent',
  });
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
}
