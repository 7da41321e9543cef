import { existsSync } from 'node:fs';
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

/** The file with the fingerprint of the sources of `public/`. */
export const builtFrom = '.cache/built-from.txt';

/** Characters of a path that Gatsby, Parcel or webpack interpret as code or patterns. */
const unsafeInPaths = /[#%!'()[\]]/;

/**
 * Locks a site's folder for Gatsby and marks `public/` as out of date. Empties the cache if it is from
 * another folder, as after moving or copying the project, or from an interrupted build: a build with it
 * would fail with "The result of this StaticQuery could not be fetched".
 * @throws {CommandError} for a folder or an address with which Gatsby fails without an explanation, or a
 *   folder that is in use; the system's error if the folder is not writable
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
  await rm(path.join(root, builtFrom), { force: true });
  const owner = await readFile(path.join(root, cacheOwner), 'utf8').catch(() => '');
  if (existsSync(path.join(root, '.cache')) && owner !== (await realpath(root))) {
    await emptyFolder(path.join(root, '.cache'));
    await emptyFolder(path.join(root, 'public'));
  }
  await claimCache(root);
  return lock;
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
