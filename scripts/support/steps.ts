import type { Counts } from './test-counts';

/** One part of a longer command. */
export type Step = {
  readonly name: string;
  /** Says what goes on as it goes on; returns whether it went well. */
  readonly run: () => Promise<boolean>;
  /** Reads how the tests of this step ended, once it has run; a step without tests has none. */
  readonly counts?: () => Promise<Counts>;
};

/** How a step ended. */
export type Outcome = { readonly name: string; readonly counts: Counts };

export const failed = ({ counts }: Outcome): boolean => counts.failed > 0;

/** Runs every step, also after one has failed, so that one run shows all there is to mend. */
export async function runAll(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await outcomeOf(step));
  return outcomes;
}

/** Runs rows of steps side by side, each row as `runAll` does. */
export async function runBeside(...rows: readonly (readonly Step[])[]): Promise<Outcome[]> {
  return (await Promise.all(rows.map(runAll))).flat();
}

/** A step that went wrong counts as one failure where its tests have none to show. */
async function outcomeOf({ name, run, counts }: Step): Promise<Outcome> {
  const good = await run();
  const tests = (await counts?.()) ?? { passed: 0, failed: 0, skipped: 0 };
  return { name, counts: good ? tests : { ...tests, failed: Math.max(1, tests.failed) } };
}
