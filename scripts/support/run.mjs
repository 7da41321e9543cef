import { spawn } from 'node:child_process';
import { inWords } from './duration.mjs';

/** A step that has said nothing for this long says that it is still at work. */
const patience = 30_000;

/**
 * Runs a program as one step of a command: says its name, passes its words on as they come, says
 * now and then that it is still at work when it is silent, and at the end how long it took. A step that
 * runs beside others says all of it at its end.
 * @param {string} name what the step does, as in `Building the site`
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, shell?: boolean, beside?: boolean }} [options]
 *   variables to add, the folder to run in, whether the program is found by a shell, and whether
 *   other steps run at the same time
 * @returns {Promise<number>} its exit code; 1 when it could not be started or was stopped
 */
export async function run(name, program, args, options = {}) {
  const { env = {}, cwd = '.', shell = false, beside = false } = options;
  const start = Date.now();
  let heard = start;
  /** @type {Buffer[]} */
  const kept = [];
  if (!beside) console.log(`\n▸ ${name}`);

  const child = spawn(program, args, {
    cwd,
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
      if (beside) kept.push(words);
      else to.write(words);
    });
  }
  const heartbeat = setInterval(() => {
    if (beside || Date.now() - heard < patience) return;
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
  if (beside) process.stdout.write(Buffer.concat([Buffer.from(`\n▸ ${name}\n`), ...kept]));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${inWords(Date.now() - start)})`);
  return code;
}

/** A program that writes to a pipe leaves its colours out unless it is asked for them. */
function colours() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
}
