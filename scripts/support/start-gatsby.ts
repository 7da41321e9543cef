import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { claimCache, gatsbyEnv, prepareCache } from './build-site';
import { lockFolder } from './folder-lock';
import { entryOf } from './tools';

/**
 * Starts a Gatsby command in the project's folder, which no other command uses meanwhile.
 * @param stdio whether it has this terminal
 * @returns its process, and its exit code once it has ended
 * @throws {CommandError} as `lockFolder` and `prepareCache` do
 */
export async function startGatsby(args: readonly string[], stdio: 'inherit' | 'ignore') {
  await lockFolder();
  // development writes into public/, too
  await prepareCache();
  // without a terminal plain lines, since the default logger redraws it all the time
  const logger = stdio === 'ignore' ? { GATSBY_LOGGER: 'yurnalist' } : {};
  const gatsby = spawn(process.execPath, [entryOf('gatsby/cli.js'), ...args], {
    stdio,
    env: { ...process.env, ...gatsbyEnv, ...logger },
  });
  const ended = once(gatsby, 'close').then(async ([code]: (number | null)[]) => {
    if (existsSync('.cache')) await claimCache();
    return code;
  });
  return { gatsby, ended };
}
