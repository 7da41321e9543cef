import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { claimCache, dropForeignCache } from './cache-place';
import { buildFingerprint } from './fingerprint';
import { runTool } from './tools';

/** Holds the fingerprint of what the site in `public/` was built from. */
const record = '.cache/built-from.txt';

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
  const known = await readFile(path.join(root, record), 'utf8').catch(() => undefined);
  if (known === undefined || !existsSync(path.join(root, 'public/index.html'))) return false;
  return known === (await buildFingerprint(root, process.env));
}

/** Says that `public/` no longer holds a whole production build. */
export async function forgetBuild(root = '.'): Promise<void> {
  await rm(path.join(root, record), { force: true });
}

/** Plain lines: Gatsby's other way of speaking redraws the terminal, which a pipe has not. */
const buildEnv = { ...gatsbyEnv, GATSBY_LOGGER: 'yurnalist' };

/** Without the option Gatsby leaves the prefix of its own configuration aside. */
const buildArgs = ['build', '--prefix-paths'];

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
  await forgetBuild(root);
  await dropForeignCache(root);
  await claimCache(root);
  const options = { env: buildEnv, cwd: root, beside };
  if (!(await runTool(name, 'gatsby', buildArgs, options))) return false;
  await claimCache(root);
  await writeFile(path.join(root, record), fingerprint);
  return true;
}
