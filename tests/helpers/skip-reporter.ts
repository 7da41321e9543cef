import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints, once each, why tests were skipped; Playwright's list keeps the reasons to itself. */
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
