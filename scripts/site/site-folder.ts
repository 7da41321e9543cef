import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from 'command-line/command';
import { lockFolder } from 'command-line/folder-lock';
import { cacheOwner } from '../../src/build/environment/cache-owner';
import { givenAddress } from './given-address';

/**
 * The files that name the build which wrote the cache, and the one which wrote `public/`. They differ if
 * Wireit has restored an older `public/`: Gatsby's cache would think that its pages are current, and not
 * write them.
 */
const builds = { cache: '.cache/build.txt', output: '.cache/build-of-public.txt' };

/** Characters of a path that Gatsby, Parcel or webpack interpret as code or patterns. */
const unsafeInPaths = /[#%!'()[\]]/;

/**
 * Locks a site's folder for Gatsby. Empties the cache if it is of another build than `public/`, from
 * another folder, as after moving or copying the project, or from an interrupted build: a build with it
 * would fail with "The result of this StaticQuery could not be fetched".
 * @throws {CommandError} for a folder or an address with which Gatsby fails without an explanation,
 *   or a folder that is in use; the system's error if the folder is not writable
 */
export async function prepareFolder(root = '.') {
  givenAddress();
  const folder = path.resolve(root);
  const [unsafe] = unsafeInPaths.exec(folder) ?? [];
  if (unsafe !== undefined)
    throw new CommandError(
      `Gatsby can't build in a folder with "${unsafe}" in its path: ${folder}\nMove or rename the folder.`,
    );
  // on a read-only disk, `mkdir` would fail with a misleading ENOENT
  await access(folder, constants.W_OK);
  // Gatsby doesn't: a build during `gatsby develop` succeeds with outdated pages
  const lock = await lockFolder(root, {
    name: 'site',
    inUse: (place) =>
      `The site in ${place} is being edited, developed or built by another command. Stop it, or wait until it has finished.`,
  });
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => '');
  const isOther = (await read(builds.cache)) !== (await read(builds.output));
  const isForeign = (await read(cacheOwner)) !== (await realpath(root));
  for (const file of Object.values(builds)) await rm(path.join(root, file), { force: true });
  if (existsSync(path.join(root, '.cache')) && (isOther || isForeign)) {
    await emptyFolder(path.join(root, '.cache'));
    await emptyFolder(path.join(root, 'public'));
  }
  await claimCache(root);
  return lock;
}

/** Records that the cache and `public/` are of one build, which has succeeded. */
export async function recordBuild(root: string): Promise<void> {
  const build = randomUUID();
  for (const file of Object.values(builds)) await writeFile(path.join(root, file), build);
}

/** Deletes what is in a folder, not the folder itself, which may be a mounted disk, as in containers. */
async function emptyFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

/** Records that the cache belongs to this folder; called before and after Gatsby, which may clear it. */
export async function claimCache(root = '.'): Promise<void> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  await writeFile(path.join(root, cacheOwner), await realpath(root));
}
