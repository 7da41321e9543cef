import path from 'node:path';
import { build, type BuildOptions, version } from 'esbuild';
import type { Answer } from './answer';
import type { FrameApp, Site } from './site';
import { type Bundle, cachedBundle } from './cached-bundle';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type Options = Pick<Site, 'starts'> & {
  /** Where the form runs: from the server on your own computer, or on a published site. */
  readonly kind: 'local' | 'hosted';
  /** The address of the form, with a slash at the end. */
  readonly base?: string;
};

/** Bundles the editor. The content check runs in the browser unchanged, with a substitute for `node:path`. */
export function bundleEditor({ starts, kind, base = '/' }: Options): Promise<Bundle> {
  const at = (name: string) => path.join(starts, `${name}.ts`);
  return bundled({ entryPoints: { editor: at(kind), 'check-worker': at('check') } }, { base });
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
    { base, sources },
  );
}

type CacheInputs = {
  readonly base: string;
  /** The files that plugins read, besides those that they import. */
  readonly sources?: readonly string[];
};

/** Where bundles are kept, with other caches of tools. */
const cacheFolder = path.resolve('node_modules/.cache/content-editor');

/** What differs between the bundles. */
type Own = Required<Pick<BuildOptions, 'entryPoints'>> &
  Pick<BuildOptions, 'alias' | 'loader' | 'plugins'>;

function bundled(
  { plugins = [], ...own }: Own,
  { base, sources = [] }: CacheInputs,
): Promise<Bundle> {
  return cachedBundle(cacheFolder, [version, base, own], async () => {
    const { outputFiles, metafile } = await build({
      ...own,
      plugins,
      // runs first in every output file: an import at the start of an entry may run after the chunks that
      // entries share
      inject: [path.join(__dirname, 'jitless.ts')],
      bundle: true,
      splitting: true,
      format: 'esm',
      write: false,
      metafile: true,
      minify: true,
      // browsers read module scripts as UTF-8 whatever the server says, and escaped characters take more
      // bytes
      charset: 'utf8',
      // compiled while it loads, so that the first keystroke doesn't wait for it (V8, explicit compile hints)
      banner: { js: '//# allFunctionsCalledOnLoad' },
      target: 'es2023',
      jsx: 'automatic',
      outdir: '/',
      publicPath: base,
      assetNames: '[name]',
      define: { 'process.env.NODE_ENV': '"production"' },
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
