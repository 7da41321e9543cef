import { command } from 'command-line/command';
import { passedTests } from './checks/passed-tests';
import { printSummary, runChecks } from './checks/run-checks';

const report = 'test-results/changed.json';

/** The longest come first, so that the two that run at a time end together. */
const checks = [
  {
    name: 'Unit tests of what changed',
    script: `test:changed -- --json --outputFile=${report}`,
    report,
  },
  { name: 'Lint', script: 'lint' },
  { name: 'Types', script: 'typecheck' },
  { name: 'Formatting', script: 'format:check' },
];

/**
 * `npm run check`: the fast checks, to run before a commit. Jest runs the tests of what has changed since the last commit,
 * ESLint reads what has changed since it passed, and types are checked unless they have passed with the files of now;
 * `npm test` runs everything, and finds unused code.
 */
command(async () => {
  const { changed, remember } = await passedTests();
  const outcomes = await runChecks(changed(checks));
  await remember(...outcomes.filter(({ failed }) => failed === 0).map(({ name }) => name));
  return printSummary(outcomes);
});
