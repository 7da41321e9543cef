import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from 'static-site/compress';
import { isStatic } from '../../src/build/post-build/static-files';
import { typesFile } from '../../src/build/environment/types-file';
import { buildFingerprint } from './fingerprint';
import { removePublishedEditor } from './editor-folder';
import { runGatsby } from './run-gatsby';
import { builtFrom, prepareFolder } from './site-folder';

/** Whether `public/` and the GraphQL types, which a build writes, are up to date. */
async function isBuilt(root: string): Promise<boolean> {
  const previous = await readFile(path.join(root, builtFrom), 'utf8').catch(() => undefined);
  if (previous === undefined || !existsSync(path.join(root, 'public/index.html'))) return false;
  return previous === (await buildFingerprint(root, process.env)) + (await typesOf(root));
}

const typesOf = (root: string) =>
  readFile(path.join(root, typesFile), 'utf8').catch(() => 'no types');

type Options = {
  /** The folder of the site. */
  readonly root?: string;
};

/**
 * Builds the production site into `public/`.
 * @returns whether the build succeeded
 * @throws {CommandError} as `prepareFolder` and `runGatsby` do
 */
export async function buildSite({ root = '.' }: Options = {}): Promise<boolean> {
  const { unlock } = await prepareFolder(root);
  try {
    const fingerprint = await buildFingerprint(root, process.env);
    await removePublishedEditor(root);
    // without this option Gatsby ignores the path prefix of its configuration
    if ((await runGatsby(['build', '--prefix-paths'], { root })) !== 0) return false;
    // loaded only now: it would slow down the start of every command
    const { writePublishedEditor } = await import('./published-editor');
    await writePublishedEditor(root);
    await writeFile(path.join(root, builtFrom), fingerprint + (await typesOf(root)));
    return true;
  } finally {
    unlock();
  }
}

/**
 * Builds the production site unless `public/` is up to date. What names the commit is, after this, in any case.
 * @returns whether it is up to date now
 * @throws {CommandError} as `buildSite` does
 */
export async function ensureBuilt(options: Options = {}): Promise<boolean> {
  const { root = '.' } = options;
  if (!(await isBuilt(root))) return buildSite(options);
  const { writeBuildInfo } = await import('../../src/build/post-build/build-info');
  const folder = path.join(root, 'public');
  await writeBuildInfo(folder, path.join(root, 'content'), process.env);
  await compressFiles(folder, isStatic);
  console.log('Nothing has changed since the last build.');
  return true;
}
