import { spawn } from 'node:child_process';
import { inWords } from './duration.mjs';

/** A step that has said nothing for this long says that it is still at work. */
const patience = 30_000;

/**
 * Runs a program as one step of a command: says its name, passes its words on as they come, says
 * now and then that it is still at work when it is silent, and at the end how long it took.
 * @param {string} name what the step does, as in `Building the site`
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean }} [options] variables to add, and
 *   whether the program is found by a shell
 * @returns {Promise<number>} its exit code; 1 when it could not be started or was stopped
 */
export async function run(name, program, args, { env = {}, shell = false } = {}) {
  const start = Date.now();
  let heard = start;
  console.log(`\n▸ ${name}`);

  const child = spawn(program, args, {
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...colours(), ...process.env, ...env },
  });
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from.on('data', (/** @type {Buffer} */ words) => {
      heard = Date.now();
      to.write(words);
    });
  }
  const heartbeat = setInterval(() => {
    if (Date.now() - heard < patience) return;
    heard = Date.now();
    console.log(`  … still at work: ${name} (${inWords(heard - start)})`);
  }, 1000);

  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (status) => {
      resolve(status ?? 1);
    });
  });
  clearInterval(heartbeat);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${inWords(Date.now() - start)})`);
  return code;
}

/** A program that writes to a pipe leaves its colours out unless it is asked for them. */
function colours() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
}
