import { command } from 'command-line/command';
import { printSummary, runChecks } from './checks/run-checks';

const report = 'test-results/changed.json';

/**
 * `npm run check`: the fast checks, to run before a commit. Jest and ESLint run for what has changed since
 * the last commit, or since the last run; `npm test` runs them for everything, and finds unused code.
 */
command(async () =>
  printSummary(
    await runChecks([
      { name: 'Types', script: 'typecheck' },
      { name: 'Lint of changed files', script: 'lint:changed' },
      {
        name: 'Unit tests of what changed',
        script: `test:changed -- --json --outputFile=${report}`,
        report,
      },
      { name: 'Formatting', script: 'format:check' },
    ]),
  ),
);
