import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { CommandError } from 'command-line/command';
import { claimCache, gatsbyEnv } from './build-site';
import { signals } from './run.mjs';
import { entryOf } from './tools';

/** With another mode, such as one set in the shell, `gatsby develop` shows an empty page. */
const mode = { NODE_ENV: 'development' };

/**
 * Runs `gatsby develop` or `clean` in this folder, after `prepareFolder`, until it or this process ends.
 * @param isShown whether it uses this terminal
 * @returns its exit code; null if it was stopped with this process
 * @throws {CommandError} if something else killed it, as systems do that run out of memory
 */
export async function runGatsby(args: readonly string[], isShown: boolean): Promise<number | null> {
  const node = ['--require', require.resolve('./end-with-parent.cjs')];
  const gatsby = spawn(process.execPath, [...node, entryOf('gatsby/cli.js'), ...args], {
    stdio: isShown ? 'inherit' : 'ignore',
    env: {
      ...process.env,
      ...gatsbyEnv,
      ...mode,
      ...(!isShown && { GATSBY_LOGGER: 'yurnalist' }),
    },
  });
  // otherwise it would keep running and block the next one
  const stop = new AbortController();
  for (const signal of signals)
    process.once(signal, () => {
      stop.abort();
      gatsby.kill();
    });
  const [code] = (await once(gatsby, 'close')) as [number | null];
  if (existsSync('.cache')) await claimCache();
  if (code === null && !stop.signal.aborted)
    throw new CommandError(
      'Gatsby was stopped by another program, or because memory ran out. Close other programs and start it again.',
    );
  return code;
}
