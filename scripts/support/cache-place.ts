import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Holds the folder that a cache was made in; Gatsby writes whole paths into its cache. */
const record = (root: string) => path.join(root, '.cache/made-in.txt');

/**
 * Starts clean where the project was moved, renamed or copied together with Gatsby's cache: a build
 * from it would stop at "The result of this StaticQuery could not be fetched".
 * @param root the folder of the site to build
 */
export async function dropForeignCache(root = '.'): Promise<void> {
  if (!existsSync(path.join(root, '.cache'))) return;
  const madeIn = await readFile(record(root), 'utf8').catch(() => '');
  if (madeIn === (await realpath(root))) return;
  for (const folder of ['.cache', 'public'])
    await rm(path.join(root, folder), { recursive: true, force: true });
}

/** Notes that the cache belongs to this folder. Gatsby may clear it, so this is said before and after. */
export async function claimCache(root = '.'): Promise<void> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  await writeFile(record(root), await realpath(root));
}
