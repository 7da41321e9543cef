import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Files of packages that the form never calls, and that a bundler can't leave out: JSON Schema, which every schema of zod
 * has a method for, and prefixes for old browsers, which styled-components doesn’t ask for.
 */
const unused =
  /[\\/](?:zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)|stylis[\\/]src[\\/]Prefixer)\.js$/;

const exported = /^export (?:const|(?:async )?function) (\w+)/gm;

/** Bundles functions that do nothing in place of those of unused files. */
export const withoutUnusedCode: Plugin = {
  name: 'without-unused-code',
  setup: (bundle) => {
    bundle.onLoad({ filter: unused }, async ({ path: file }) => {
      const names = Array.from(
        (await readFile(file, 'utf8')).matchAll(exported),
        ([, name]) => name,
      );
      const exports = names.map((name) => `nothing as ${name ?? ''}`);
      return { contents: `const nothing = () => undefined; export { ${exports.join(', ')} };` };
    });
  },
};
