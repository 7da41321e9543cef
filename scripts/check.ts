import { sourceChecks, unitTests } from './support/checks';
import { command } from './support/command';
import { printSummary, runInParallel } from './support/steps';

/**
 * `npm run check`: the fast checks, for before a commit. The tests use every core, since the other checks
 * beside them end earlier.
 */
command(async () =>
  printSummary(await runInParallel(sourceChecks, [unitTests('--maxWorkers=100%')])),
);
