import { sourceChecks, unitTests } from './support/checks';
import { command } from './support/command';
import { report, runBeside } from './support/steps';

/**
 * `npm run check`: what tells most in little time, before a commit. The tests take every core, since
 * the row beside them is done before they are.
 */
command(async () => report(await runBeside(sourceChecks, [unitTests('--maxWorkers=100%')])));
