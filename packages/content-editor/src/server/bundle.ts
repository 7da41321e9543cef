import path from 'node:path';
import { build, type BuildOptions, type Plugin, version } from 'esbuild';
import type { Answer } from './answer';
import type { FrameApp } from './frame-app';
import { type Bundle, keptBundle } from './kept-bundle';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
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
  /** The address of the form, with a slash at the end. */
  readonly base?: string;
};

/** Bundles the editor. The content check runs in the browser unchanged, with a substitute for `node:path`. */
export function bundleEditor({ definition, kind, base = '/' }: Options): Promise<Bundle> {
  return bundled(
    {
      entryPoints: { editor: starts[kind], 'check-worker': 'start:session/problems/check-worker' },
      plugins: [startWith(definition)],
      loader: Object.fromEntries(assetEndings.map((ending) => [ending, 'file'])),
    },
    { base, key: [definition], sources: [] },
  );
}

/**
 * Bundles the app of the frame beside the form.
 * @param base the address of its files, with a slash at the end
 */
export function bundleFrame(
  { entry, alias, plugins, sources }: FrameApp,
  base: string,
): Promise<Bundle> {
  return bundled(
    {
      entryPoints: { frame: entry },
      alias,
      plugins,
      loader: { '.svg': 'file', '.webp': 'file', '.woff2': 'file' },
    },
    { base, key: [], sources },
  );
}

type Kept = {
  readonly base: string;
  /** What makes it another bundle, besides the options and the sources. */
  readonly key: readonly unknown[];
  /** The files that plugins read, besides those that they import. */
  readonly sources: readonly string[];
};

/** Where bundles are kept, with other caches of tools. */
const folderOfKept = path.resolve('node_modules/.cache/content-editor');

/** What differs between the bundles. */
type Own = Required<Pick<BuildOptions, 'entryPoints' | 'loader' | 'plugins'>> &
  Pick<BuildOptions, 'alias' | 'define'>;

function bundled({ plugins, ...own }: Own, { base, key, sources }: Kept): Promise<Bundle> {
  return keptBundle(folderOfKept, [version, base, key, own], async () => {
    const { outputFiles, metafile } = await build({
      ...own,
      plugins,
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
      define: { ...own.define, 'process.env.NODE_ENV': '"production"' },
      alias: { ...own.alias, 'node:path': path.join(__dirname, 'browser-path.ts') },
      // the paths of sources in `metafile` are relative to it
      absWorkingDir: __dirname,
      legalComments: 'none',
      logLevel: 'error',
    });
    const files = outputFiles.map(({ path: file, contents }): [string, Answer] => {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      return [base + path.basename(file), { type, body: Buffer.from(contents) }];
    });
    const read = [...absolute(Object.keys(metafile.inputs)), ...sources, __filename];
    const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
    return { files: new Map(files), sources: absolute(used), inputs: read };
  });
}

const absolute = (files: readonly string[]) => files.map((file) => path.resolve(__dirname, file));

/**
 * Resolves each entry `start:<module>` to a script that calls the module's `start` with the definition.
 */
function startWith(definition: string): Plugin {
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
          start(editor);
        `,
      }));
    },
  };
}
