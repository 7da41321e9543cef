import { readFile } from 'node:fs/promises';

/** How many tests ended in which way. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The parts of jest's own report that are counted. */
type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that broke before their tests could run. */
  readonly numRuntimeErrorTestSuites: number;
};

/** The parts of Playwright's own report that are counted. */
type PlaywrightReport = {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  /** What went wrong outside of any test. */
  readonly errors: readonly unknown[];
};

/** Counts in the text of jest's report. */
export function countJest(text: string): Counts {
  const report = JSON.parse(text) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts in the text of Playwright's report. */
export function countPlaywright(text: string): Counts {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Adds counts up. */
export function total(all: readonly Counts[]): Counts {
  const sum = (of: keyof Counts) => all.reduce((result, counts) => result + counts[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The last line of `npm test`: `12 passed, 0 failed`, with what was skipped if anything was. */
export function inOneLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/**
 * Reads a report and counts it; a report that is not there counts as one failure, since its
 * program has failed before it could write one.
 */
export async function countReport(file: string, count: (text: string) => Counts): Promise<Counts> {
  try {
    return count(await readFile(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
