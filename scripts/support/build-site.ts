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
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CommandError } from 'command-line/command';
import { cacheOwner } from '../../src/environment/cache-owner';
import { buildFingerprint } from './fingerprint';
import { type FolderLock, lockFolder } from './folder-lock';
import { givenAddress } from './given-address';
import { runTool } from './tools';

/** The file with the fingerprint of the sources of `public/`. */
const builtFrom = '.cache/built-from.txt';

/**
 * Gatsby's environment: no telemetry, and its settings in the site's cache, because the home folder and
 * `node_modules` may be missing or read-only, as in containers and CI. On two cores Gatsby uses one worker;
 * with a CPU count of 1 it runs queries without workers, which saves the two seconds of restarting them.
 */
export const gatsbyEnv = {
  GATSBY_TELEMETRY_DISABLED: '1',
  XDG_CONFIG_HOME: '.cache/config',
  ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: '1' }),
};

/** Whether `public/` is up to date. */
export async function isBuilt(root = '.'): Promise<boolean> {
  const previous = await readFile(path.join(root, builtFrom), 'utf8').catch(() => undefined);
  if (previous === undefined || !existsSync(path.join(root, 'public/index.html'))) return false;
  return previous === (await buildFingerprint(root, process.env));
}

/** Characters of a path that Gatsby, Parcel or webpack interpret as code or patterns. */
const unsafeInPaths = /[#%!'()[\]]/;

/**
 * Locks a site's folder for Gatsby and marks `public/` as out of date. Empties the cache if it is from
 * another folder, as after moving or copying the project, or from an interrupted build: a build with it
 * would fail with "The result of this StaticQuery could not be fetched".
 * @throws {CommandError} for a folder or an address with which Gatsby fails without an explanation, or a
 *   folder that is in use; the system's error if the folder is not writable
 */
export async function prepareFolder(root = '.'): Promise<FolderLock> {
  givenAddress();
  const folder = path.resolve(root);
  const [unsafe] = unsafeInPaths.exec(folder) ?? [];
  if (unsafe !== undefined)
    throw new CommandError(
      `Gatsby can't build in a folder with "${unsafe}" in its path: ${folder}\nMove or rename the folder.`,
    );
  // on a read-only disk, `mkdir` would fail with a misleading ENOENT
  await access(folder, constants.W_OK);
  const lock = await lockFolder(root);
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

type Build = {
  /** The name of the step. */
  readonly name?: string;
  /** The folder of the site. */
  readonly root?: string;
  /** Whether other steps run at the same time. */
  readonly isParallel?: boolean;
};

/**
 * Builds the production site into `public/`.
 * @returns whether the build succeeded
 * @throws {CommandError} as `prepareFolder` does
 */
export async function buildSite(build: Build = {}): Promise<boolean> {
  const { unlock } = await prepareFolder(build.root);
  return buildLocked(build).finally(unlock);
}

/**
 * Builds the production site unless `public/` is up to date.
 * @returns whether it is up to date now
 * @throws {CommandError} as `prepareFolder` does
 */
export async function ensureBuilt(build: Build = {}): Promise<boolean> {
  return (await isBuilt(build.root)) || buildSite(build);
}

async function buildLocked(build: Build): Promise<boolean> {
  const { name = 'Building the site', root = '.', isParallel = false } = build;
  const fingerprint = await buildFingerprint(root, process.env);
  // plain lines, since the default logger redraws the terminal
  const env = { ...gatsbyEnv, GATSBY_LOGGER: 'yurnalist' };
  // without this option Gatsby ignores the path prefix of its configuration
  const args = ['build', '--prefix-paths'];
  if (!(await runTool(name, 'gatsby/cli.js', args, { env, cwd: root, isParallel }))) return false;
  await claimCache(root);
  await writeFile(path.join(root, builtFrom), fingerprint);
  return true;
}
