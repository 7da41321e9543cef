import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** One part of a longer command. */
export type Step = {
  readonly name: string;
  /** Prints its output; returns whether it succeeded. */
  readonly run: () => Promise<boolean>;
  /** The file of its test report; a step without tests has none. */
  readonly report?: string;
};

/** The number of tests by result. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The result of a step. */
export type Outcome = Counts & { readonly name: string };

/** Runs every step, even after a failure, so that one run shows every failure. */
export async function runInSequence(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await outcomeOf(step));
  return outcomes;
}

/** Runs rows of steps in parallel, each row in sequence. */
export async function runInParallel(...rows: readonly (readonly Step[])[]): Promise<Outcome[]> {
  return (await Promise.all(rows.map(runInSequence))).flat();
}

/** A failed step counts as at least one failure. */
async function outcomeOf({ name, run, report }: Step): Promise<Outcome> {
  if (report) {
    await mkdir(path.dirname(report), { recursive: true });
    // don't count the report of an earlier run
    await rm(report, { force: true });
  }
  const succeeded = await run();
  const none = { passed: 0, failed: 0, skipped: 0 };
  const counts = report ? countTests(await readFile(report, 'utf8').catch(() => '')) : none;
  return { name, ...counts, failed: succeeded ? counts.failed : Math.max(1, counts.failed) };
}

/** The part of Playwright's report used here; `errors` are those outside of tests. */
type PlaywrightReport = {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
};

/** The part of jest's report used here; the last property counts files that failed to run. */
type JestReport = Readonly<
  Record<
    `num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests` | 'numRuntimeErrorTestSuites',
    number
  >
>;

/** Counts the tests in a report of Playwright or jest; a missing report is one failure. */
export function countTests(text: string): Counts {
  if (text === '') return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(text) as JestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Prints which steps failed and, as the last line, the total numbers of tests: `12 passed, 0 failed`,
 * with skipped tests, if any.
 * @returns whether all steps succeeded
 */
export function printSummary(outcomes: readonly Outcome[]): boolean {
  const failures = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const total = (of: keyof Counts) => outcomes.reduce((sum, counts) => sum + counts[of], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(failures.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failures.join(', ')}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  return failures.length === 0;
}
