import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command, CommandError } from 'command-line/command';
import { failedSince } from './test/failed-tests';
import { changedSince, gates, gatesOf } from './test/gates';

/**
 * `npm test`: the gates of what has changed since origin/main or what `--base` names; all of them in
 * CI, and if there is nothing to compare with. `npm test -- site` chooses one. Wireit runs their
 * scripts (package.json), first the checks, then the browser tests, which have the machine to
 * themselves; it leaves out what has passed with the same files.
 */
command(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' } },
  });
  const chosen = gates.filter((gate) => positionals.includes(gate));
  if (chosen.length < positionals.length)
    throw new CommandError(`npm test has the gates ${gates.join(', ')}.`);
  const isNamed = chosen.length > 0;
  const base = process.env.CI || isNamed ? values.base : (values.base ?? 'origin/main');
  const changed = gatesOf(base ? changedSince(base) : []);
  const needed = isNamed ? chosen.filter((gate) => changed.includes(gate)) : changed;
  const names = needed.length < gates.length ? needed : ['all'];
  // Jest writes no report into a folder that is missing
  mkdirSync('test-results', { recursive: true });
  const start = Date.now();
  const stages = ['checks', 'visits'].map((stage) => names.map((name) => `${stage}:${name}`));
  const failed = stages.flat().filter((script) => !succeeds(script));
  for (const script of failed) console.log(`✗ npm run ${script}: see above what has failed`);
  for (const test of failedSince(start)) console.log(`✗ ${test}`);
  return Promise.resolve(failed.length === 0);
});

/**
 * Runs a script of package.json; those that it depends on run on after a failure, so that all failures
 * are seen.
 */
function succeeds(script: string): boolean {
  const env = { ...process.env, WIREIT_FAILURES: 'continue', WIREIT_PARALLEL: '2' };
  const { status } = spawnSync(`npm run --silent ${script}`, {
    shell: true,
    stdio: 'inherit',
    env,
  });
  return status === 0;
}
