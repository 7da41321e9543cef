import { sourceChecks, unitTests } from './support/checks';
import { command } from './support/command';
import { runBeside } from './support/steps';
import { report } from './support/summary';

/**
 * `npm run check`: what tells most in little time, before a commit. The tests take every core, since
 * the row beside them is done before they are.
 */
command(async () => report(await runBeside(sourceChecks, [unitTests('--maxWorkers=100%')])));
