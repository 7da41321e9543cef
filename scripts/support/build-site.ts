import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
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

/** Whether `public/` holds what a build would write now. */
export async function isBuilt(): Promise<boolean> {
  if (!existsSync(record) || !existsSync('public/index.html')) return false;
  return (await readFile(record, 'utf8')) === (await buildFingerprint('.', process.env));
}

/** Says that `public/` no longer holds a whole production build. */
export async function forgetBuild(): Promise<void> {
  await rm(record, { force: true });
}

/**
 * Builds the production site into `public/`.
 * @returns whether that succeeded
 */
export async function buildSite(): Promise<boolean> {
  const fingerprint = await buildFingerprint('.', process.env);
  await forgetBuild();
  // Without the option Gatsby leaves the prefix of its own configuration aside.
  const args = ['build', '--prefix-paths'];
  // Plain lines: its other way of speaking redraws the terminal, which a pipe has not.
  const env = { ...gatsbyEnv, GATSBY_LOGGER: 'yurnalist' };
  if (!(await runTool('Building the site', 'gatsby', args, env))) return false;
  await mkdir(path.dirname(record), { recursive: true });
  await writeFile(record, fingerprint);
  return true;
}
