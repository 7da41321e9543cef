/** The number of tests by result. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The result of a check, and how long it took. */
export type Outcome = Counts & { readonly name: string; readonly seconds: number };

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
 * Prints how long each check took, which failed and, as the last line, the total numbers of tests:
 * `12 passed, 0 failed`, with skipped tests, if any.
 * @returns whether all checks succeeded
 */
export function printSummary(outcomes: readonly Outcome[]): boolean {
  const failures = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const total = (result: keyof Counts) => outcomes.reduce((sum, counts) => sum + counts[result], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log('');
  for (const { name, failed, seconds } of outcomes)
    console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  console.log(failures.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failures.join(', ')}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  return failures.length === 0;
}
