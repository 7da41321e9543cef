import { spawn } from 'node:child_process';

/** Milliseconds without output after which a step prints that it is still running. */
const silenceLimit = 30_000;

/** Signals that stop a command: Ctrl+C, a program, closing the terminal. */
export const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Formats a duration: `8 s`, `2 min 5 s`.
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Runs a program as a step of a command: prints its name, its output, its duration, and from time to time
 * that it is still running. The output of parallel steps is printed when they end.
 * @param {string} name what the step does, as in `Building the site`
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, shell?: boolean, isParallel?: boolean }} [options]
 *   variables to add, the folder to run in, whether the program is found by a shell, and whether
 *   other steps run at the same time
 * @returns {Promise<number>} its exit code; 1 if it could not be started or was stopped
 */
export async function run(name, program, args, { env, cwd, shell, isParallel = false } = {}) {
  const start = Date.now();
  const duration = () => formatDuration(Date.now() - start);
  /** @type {Uint8Array[]} */
  const output = [Buffer.from(`\n▸ ${name}\n`)];
  if (!isParallel) console.log(`\n▸ ${name}`);
  const heartbeat = setInterval(() => {
    if (!isParallel) console.log(`  … still running: ${name} (${duration()})`);
  }, silenceLimit);

  const child = spawn(program, args, {
    cwd,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    // programs omit colors in a pipe by default
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
  });
  for (const stream of /** @type {const} */ (['stdout', 'stderr']))
    child[stream].on('data', (/** @type {Uint8Array} */ chunk) => {
      heartbeat.refresh();
      if (isParallel) output.push(chunk);
      else process[stream].write(chunk);
    });
  // otherwise it would keep running and block the next one
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, stop);
  let ending = '';
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (status, signal) => {
      // killed programs can't say why themselves
      if (signal) ending = `: ended by ${signal}, as when memory or the disk is full`;
      resolve(status ?? 1);
    });
  });

  for (const signal of signals) process.off(signal, stop);
  clearInterval(heartbeat);
  if (isParallel) process.stdout.write(Buffer.concat(output));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${duration()})${ending}`);
  return code;
}
