import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command, CommandError } from 'command-line/command';
import { changedSince, type Gate, gates, gatesOf } from './test/gates';
import { type Test, testsOf } from './test/reports';

/** The reports of tests that a gate leaves in test-results/, with the script that runs such a test. */
const reports: Readonly<Record<Gate, Readonly<Record<string, string>>>> = {
  content: { 'unit-documents': 'test:unit', live: 'test:live' },
  site: { 'unit-site': 'test:unit', 'unit-artwork': 'test:unit', browser: 'test:browser' },
  editor: { 'unit-editor': 'test:unit', editor: 'test:editor' },
};

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
  const scripts = ['checks', 'visits'].flatMap((stage) => names.map((name) => `${stage}:${name}`));
  // Jest writes no report into a folder that is missing
  mkdirSync('test-results', { recursive: true });
  const failed = scripts.filter((script) => !succeeds(script));
  return Promise.resolve(summarize(needed, failed));
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

/**
 * Prints the slowest tests, the failed ones, each with the command that runs it alone, and how many
 * there were.
 * @returns whether nothing has failed
 */
function summarize(needed: readonly Gate[], scripts: readonly string[]): boolean {
  const tests = needed.flatMap((gate) =>
    Object.entries(reports[gate]).flatMap(([name, script]) => {
      const file = `test-results/${name}.json`;
      // the script that runs them may have failed before it wrote a report
      return existsSync(file) ? testsOf(file, script) : [];
    }),
  );
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20);
  console.log('\nThe slowest tests:');
  for (const { seconds, title } of slowest)
    console.log(`${seconds.toFixed(1).padStart(5)} s  ${title}`);
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  for (const { title, command: again } of failed) console.log(`\n✗ ${title}\n  ${again}`);
  for (const script of scripts) console.log(`\n✗ See above what failed in: npm run ${script}`);
  const count = (outcome: Test['outcome']) =>
    tests.filter((test) => test.outcome === outcome).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  const failures = Math.max(failed.length, scripts.length);
  console.log(`\n${count('passed')} passed, ${failures} failed${skipped}`);
  return failures === 0;
}
