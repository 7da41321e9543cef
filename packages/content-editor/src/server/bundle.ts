import path from 'node:path';
import { build } from 'esbuild';

/** A file that the server answers with. */
export type Answer = { readonly type: string; readonly body: string | Buffer };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * The scripts and fonts of the editor's page, by address. The content check runs in the browser
 * unchanged, with a substitute for `node:path`.
 */
export async function bundleEditor(): Promise<ReadonlyMap<string, Answer>> {
  const { outputFiles } = await build({
    entryPoints: {
      editor: path.join(__dirname, '../form/start.tsx'),
      'check-worker': path.join(__dirname, '../session/check-worker.ts'),
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    minify: true,
    // compiled while it loads, so that the first keystroke doesn't wait for it (V8, explicit compile hints)
    banner: { js: '//# allFunctionsCalledOnLoad' },
    target: 'es2023',
    jsx: 'automatic',
    outdir: '/',
    publicPath: '/',
    assetNames: '[name]',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'node:path': 'pathe' },
    loader: { '.woff2': 'file' },
    legalComments: 'none',
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path: file, contents }) => {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      return [`/${path.basename(file)}`, { type, body: Buffer.from(contents) }];
    }),
  );
}
