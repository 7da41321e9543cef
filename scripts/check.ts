import { command } from 'command-line/command';
import { sourceChecks, unitTests } from './support/checks';
import { printSummary, runInParallel } from './support/steps';

/**
 * `npm run check`: the fast checks, to run before a commit. The unit tests use every core, since the
 * parallel checks end earlier.
 */
command(async () =>
  printSummary(await runInParallel(sourceChecks, [unitTests('--maxWorkers=100%')])),
);
