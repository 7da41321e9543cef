import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CommandError } from 'command-line/command';
import { claimCache } from './site-folder';

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

/** Gatsby's program, to run with Node: the files in `node_modules/.bin` differ between systems. */
export const gatsbyProgram = 'node_modules/gatsby/cli.js';

/** Signals that stop a command: Ctrl+C, a program, closing the terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Options = {
  /** The folder of the site. */
  readonly root?: string;
};

/**
 * Runs a command of Gatsby in a folder and in this terminal, after `prepareFolder`, until it or this
 * process ends.
 * @param args the command and its options, as in `['develop', '--port', '8000']`
 * @returns its exit code; null if it was stopped with this process
 * @throws {CommandError} if something else killed it, as systems do that run out of memory
 */
export async function runGatsby(
  args: readonly string[],
  { root = '.' }: Options = {},
): Promise<number | null> {
  const isBuild = args[0] === 'build';
  const node = ['--require', require.resolve('./end-with-parent.cjs')];
  const gatsby = spawn(process.execPath, [...node, gatsbyProgram, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...gatsbyEnv,
      // with another mode, such as one set in the shell, `gatsby develop` shows an empty page
      NODE_ENV: isBuild ? 'production' : 'development',
      // plain lines, where the default logger would redraw the terminal
      ...(isBuild && { GATSBY_LOGGER: 'yurnalist' }),
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
  if (existsSync(path.join(root, '.cache'))) await claimCache(root);
  if (code === null && !stop.signal.aborted)
    throw new CommandError(
      'Gatsby was stopped by another program, or because memory ran out. Close other programs and start it again.',
    );
  return code;
}
