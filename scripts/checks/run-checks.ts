import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import concurrently, { type CloseEvent } from 'concurrently';

/** A script of package.json that fails if something is wrong. */
export type Check = {
  readonly name: string;
  /** The script with its arguments, as for `npm run`. */
  readonly script: string;
  /** The JSON report of Jest or Playwright; a script without tests has none. */
  readonly report?: string;
};

/** The result of a check: its numbers of tests, and how long it took. */
export type Outcome = { readonly name: string; readonly seconds: number } & Readonly<
  Record<'passed' | 'failed' | 'skipped', number>
>;

/**
 * Runs checks, two at a time in this order, and prints the output of each as a whole; meanwhile, which are running. All of
 * them run, even after a failure, so that one run shows every failure. A failed check counts as at least one failure.
 * @param pause the seconds between two lines about what is running
 */
export async function runChecks(checks: readonly Check[], pause = 10): Promise<Outcome[]> {
  for (const { report } of checks) {
    if (!report) continue;
    await mkdir(path.dirname(report), { recursive: true });
    // don't count the report of an earlier run
    await rm(report, { force: true });
  }
  const commands = checks.map(({ name, script }) => ({
    name,
    command: `npm run --silent ${script}`,
  }));
  const { result, commands: started } = concurrently(commands, { group: true, maxProcesses: 2 });
  const begin = performance.now();
  const progress = setInterval(() => {
    const running = started.filter(({ state }) => state === 'started').map(({ name }) => name);
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(`Running for ${seconds} s: ${running.join(', ')}`);
  }, pause * 1000);
  // it rejects with the same list if a command fails; after Ctrl+C, commands that were waiting are missing
  const ends = await result.catch((failed: unknown) => failed as CloseEvent[]);
  clearInterval(progress);
  return Promise.all(
    checks.map(async ({ name, report }, index) => {
      const end = ends.find((candidate) => candidate.index === index);
      const counts = report ? await countTests(report) : { passed: 0, failed: 0, skipped: 0 };
      const failed = end?.exitCode === 0 && !end.killed ? counts.failed : counts.failed || 1;
      return { name, ...counts, failed, seconds: Math.round(end?.timings.durationSeconds ?? 0) };
    }),
  );
}

type Numbers = Readonly<Record<string, number>>;

/** Counts the tests in a report of Jest or of Playwright, which has numbers in `stats`; a missing report is one failure. */
async function countTests(report: string) {
  const text = await readFile(report, 'utf8').catch(() => '{ "errors": ["no report"] }');
  const {
    stats,
    errors = [],
    ...jest
  } = JSON.parse(text) as {
    readonly stats?: Numbers;
    readonly errors?: readonly unknown[];
  };
  const numbers: Numbers = { ...jest, ...stats };
  const sum = (...names: string[]) =>
    names.reduce((total, name) => total + (numbers[name] ?? 0), 0);
  return {
    passed: sum('numPassedTests', 'expected'),
    // files that failed to run, and errors outside of tests, as well
    failed:
      sum('numFailedTests', 'numRuntimeErrorTestSuites', 'unexpected', 'flaky') + errors.length,
    skipped: sum('numPendingTests', 'numTodoTests', 'skipped'),
  };
}

/**
 * Prints how long each check took and, as the last line, the total numbers of tests: `12 passed, 0 failed`.
 * @returns whether all checks succeeded
 */
export function printSummary(outcomes: readonly Outcome[]): boolean {
  const total = (result: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((sum, outcome) => sum + outcome[result], 0);
  console.log('');
  for (const { name, failed, seconds } of outcomes)
    console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
  return total('failed') === 0;
}
