import path from 'node:path';
import { build } from 'esbuild';
import type { Preview } from '../server/preview/preview';

/**
 * Writes `content-editor/page` as one script, `page.js` beside the folder of the preview, for sites without a bundler.
 * @throws the system's error if it can't be written
 */
export async function writePageScript({ folder }: Preview): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, '../page/editor-link.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2023',
    outfile: path.join(path.dirname(folder), 'page.js'),
    logLevel: 'error',
  });
}
