import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Answer } from './answer';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The endings of the files, besides code, that a definition may import; each is a file of the bundle. */
export const assetEndings = ['.woff2'] as const;

/** Where a form runs: from the server on your own computer, or on a published site. */
const starts = {
  local: 'start:local/start',
  hosted: 'start:hosted/start',
} as const;

type Options = {
  /** The file whose default export is the project's definition. */
  readonly definition: string;
  readonly kind: keyof typeof starts;
  /** The file that exports, as `liveSite`, how the site's pages show unsaved changes; only a hosted form needs it. */
  readonly live?: string | undefined;
  /** The address of the form, with a slash at the end. */
  readonly base?: string;
};

/** The form as files for a browser. */
export type Bundle = {
  /** The scripts and fonts of the editor's page, by address. */
  readonly files: ReadonlyMap<string, Answer>;
  /** The source files that are in them. */
  readonly sources: readonly string[];
};

/**
 * Bundles the editor. The content check runs in the browser unchanged, with a substitute for `node:path`.
 */
export async function bundleEditor({
  definition,
  live,
  kind,
  base = '/',
}: Options): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: { editor: starts[kind], 'check-worker': 'start:session/problems/check-worker' },
    plugins: [startWith(definition, live), withoutUnusedZod, plainStyles],
    // runs first in every output file: an import at the start of an entry may run after the chunks that entries share
    inject: [path.join(__dirname, '../session/problems/jitless.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    minify: true,
    // browsers read module scripts as UTF-8 whatever the server says, and escaped characters take more bytes
    charset: 'utf8',
    // compiled while it loads, so that the first keystroke doesn't wait for it (V8, explicit compile hints)
    banner: { js: '//# allFunctionsCalledOnLoad' },
    target: 'es2023',
    jsx: 'automatic',
    outdir: '/',
    publicPath: base,
    assetNames: '[name]',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'node:path': path.join(__dirname, 'browser-path.ts') },
    // the paths of sources in `metafile` are relative to it
    absWorkingDir: __dirname,
    loader: Object.fromEntries(assetEndings.map((ending) => [ending, 'file'])),
    legalComments: 'none',
    logLevel: 'error',
  });
  const files = outputFiles.map(({ path: file, contents }): [string, Answer] => {
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    return [base + path.basename(file), { type, body: Buffer.from(contents) }];
  });
  const sources = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .map((file) => path.resolve(__dirname, file));
  return { files: new Map(files), sources };
}

/**
 * Leaves out the parts of zod that the form never uses, but a bundler keeps, because each schema has a method for them or
 * they run on import: the output of JSON Schema, 5 kB; the English messages, 1 kB, since the check has its own; and the
 * compiler of schemas, which the page's Content Security Policy blocks.
 */
const withoutUnusedZod: Plugin = {
  name: 'without-unused-zod',
  setup: (bundle) => {
    const schemas = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
    bundle.onLoad({ filter: schemas }, () => ({ contents: '' }));
    const compiled = /[\\/]zod[\\/]v4[\\/]core[\\/]doc\.js$/;
    bundle.onLoad({ filter: compiled }, () => ({ contents: 'export class Doc {}' }));
    const messages = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
    bundle.onLoad({ filter: messages }, () => ({ contents: 'export default () => ({});' }));
  },
};

/** Removes comments and indentation from styles, which a bundler keeps, because they are in template literals: 1 kB. */
const plainStyles: Plugin = {
  name: 'plain-styles',
  setup: (bundle) => {
    bundle.onLoad({ filter: /[\\/]form[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!source.includes("from 'styled-components'")) return undefined;
      const contents = source.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\n\s+/g, '\n');
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/**
 * Resolves each entry `start:<module>` to a script that calls the module's `start` with the definition, and with what shows
 * unsaved changes on the site's pages.
 */
function startWith(definition: string, live: string | undefined): Plugin {
  const source = path.join(__dirname, '..');
  const quoted = (file: string) => JSON.stringify(file);
  return {
    name: 'start-with-definition',
    setup: (bundle) => {
      bundle.onResolve({ filter: /^start:/ }, ({ path: entry }) => ({
        path: entry,
        namespace: 'start',
      }));
      bundle.onLoad({ filter: /^start:/, namespace: 'start' }, ({ path: entry }) => ({
        resolveDir: source,
        contents: `
          import editor from ${quoted(path.resolve(definition))};
          import { start } from ${quoted(path.join(source, entry.replace('start:', '')))};
          ${live === undefined ? 'const liveSite = undefined;' : `import { liveSite } from ${quoted(path.resolve(live))};`}
          start(editor, liveSite);
        `,
      }));
    },
  };
}
