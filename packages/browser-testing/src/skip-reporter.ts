import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints each reason for skipped tests once, which Playwright's list reporter doesn't print. */
export default class SkipReporter implements Reporter {
  readonly #printed = new Set<string>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') return;
    for (const { type, description } of [...annotations, ...test.annotations]) {
      if (type !== 'skip' || !description || this.#printed.has(description)) continue;
      this.#printed.add(description);
      process.stderr.write(`\n!!! ${description}\n\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
