import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import concurrently, { type CloseEvent } from 'concurrently';
import { countTests, type Outcome } from './outcomes';

/** A script of package.json that fails if something is wrong. */
export type Check = {
  readonly name: string;
  /** The script with its arguments, as for `npm run`. */
  readonly script: string;
  /** The file of its test report; a script without tests has none. */
  readonly report?: string;
};

/**
 * Runs checks, two at a time in this order, and prints the output of each as a whole. All of them run, even
 * after a failure, so that one run shows every failure.
 */
export async function runChecks(checks: readonly Check[]): Promise<Outcome[]> {
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
  const { result } = concurrently(commands, { group: true, maxProcesses: 2 });
  // it rejects with the same list if a command fails; after Ctrl+C, commands that were waiting are missing
  const ends = await result.catch((failed: unknown) => failed as CloseEvent[]);
  return Promise.all(
    checks.map((check, index) =>
      outcomeOf(
        check,
        ends.find((end) => end.index === index),
      ),
    ),
  );
}

/** A failed check counts as at least one failure. */
async function outcomeOf({ name, report }: Check, end: CloseEvent | undefined): Promise<Outcome> {
  const succeeded = end?.exitCode === 0 && !end.killed;
  const none = { passed: 0, failed: 0, skipped: 0 };
  const counts = report ? countTests(await readFile(report, 'utf8').catch(() => '')) : none;
  const failed = succeeded ? counts.failed : Math.max(1, counts.failed);
  return { name, ...counts, failed, seconds: Math.round(end?.timings.durationSeconds ?? 0) };
}
