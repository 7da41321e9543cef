import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildFingerprint } from './fingerprint';
import { runTool } from './tools';

/** Holds the fingerprint of what the site in `public/` was built from. */
const builtFrom = '.cache/built-from.txt';

/** Holds the folder that a cache was made in; Gatsby writes whole paths into its cache. */
const madeIn = '.cache/made-in.txt';

/**
 * Gatsby does not report on its users. Of two cores it keeps one for its workers; told that there is
 * one it does the same, but asks the queries itself, and so need not end and start the workers
 * between queries and pages, which takes some two seconds.
 */
export const gatsbyEnv = {
  GATSBY_TELEMETRY_DISABLED: '1',
  ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: '1' }),
};

/** Whether `public/` of a site's folder holds what a build would write now. */
export async function isBuilt(root = '.'): Promise<boolean> {
  const known = await readFile(path.join(root, builtFrom), 'utf8').catch(() => undefined);
  if (known === undefined || !existsSync(path.join(root, 'public/index.html'))) return false;
  return known === (await buildFingerprint(root, process.env));
}

/**
 * Readies a site's folder for Gatsby: from here on `public/` is not known to hold a whole build. Starts
 * clean where the project was moved, renamed or copied together with Gatsby's cache: a build from it
 * would stop at "The result of this StaticQuery could not be fetched".
 */
export async function prepareCache(root = '.'): Promise<void> {
  await rm(path.join(root, builtFrom), { force: true });
  const owner = await readFile(path.join(root, madeIn), 'utf8').catch(() => '');
  if (existsSync(path.join(root, '.cache')) && owner !== (await realpath(root))) {
    for (const folder of ['.cache', 'public'])
      await rm(path.join(root, folder), { recursive: true, force: true });
  }
  await claimCache(root);
}

/** Notes that the cache belongs to this folder. Gatsby may clear it, so this is said before and after. */
export async function claimCache(root = '.'): Promise<void> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  await writeFile(path.join(root, madeIn), await realpath(root));
}

type Build = {
  /** What the step is called. */
  readonly name?: string;
  /** The folder of the site. */
  readonly root?: string;
  /** Whether other steps run at the same time. */
  readonly beside?: boolean;
};

/**
 * Builds the production site into `public/`, from nothing where the cache is of another folder.
 * @returns whether that succeeded
 */
export async function buildSite(build: Build = {}): Promise<boolean> {
  const { name = 'Building the site', root = '.', beside = false } = build;
  const fingerprint = await buildFingerprint(root, process.env);
  await prepareCache(root);
  // Plain lines: Gatsby's other way of speaking redraws the terminal, which a pipe has not.
  const env = { ...gatsbyEnv, GATSBY_LOGGER: 'yurnalist' };
  // Without the option Gatsby leaves the prefix of its own configuration aside.
  const args = ['build', '--prefix-paths'];
  if (!(await runTool(name, 'gatsby/cli.js', args, { env, cwd: root, beside }))) return false;
  await claimCache(root);
  await writeFile(path.join(root, builtFrom), fingerprint);
  return true;
}
