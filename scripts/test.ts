import { readFile } from 'node:fs/promises';
import { command } from 'command-line/command';
import { gatsbyTypesFile } from './gatsby-types/gatsby-types';
import { type Outcome, printSummary } from './checks/outcomes';
import { type Check, runChecks } from './checks/run-checks';

const unit = 'test-results/unit.json';
const browser = 'test-results/browser.json';

/** The longest come first, so that the two that run at a time end together. */
const checks: readonly Check[] = [
  { name: 'Unit tests', script: `test:unit -- --json --outputFile=${unit}`, report: unit },
  { name: 'Fixture site', script: 'build:fixture' },
  { name: 'Build', script: 'build' },
  { name: 'Lint', script: 'lint' },
  { name: 'Browser for the tests', script: 'install-browser -w packages/browser-testing' },
  { name: 'Types', script: 'typecheck' },
  { name: 'Unused code', script: 'knip' },
  { name: 'Formatting', script: 'format:check' },
];

/** `npm test`: everything, as in CI. The browser tests run alone, after everything else has passed. */
command(async () => {
  const outcomes = await withTypesChecked(() => runChecks(checks));
  if (outcomes.some(({ failed }) => failed > 0)) return printSummary(outcomes);
  const browserTests = { name: 'Browser tests', script: 'test:browser', report: browser };
  return printSummary([...outcomes, ...(await runChecks([browserTests]))]);
});

/** Adds an outcome: whether the committed GraphQL types are those that the build writes. */
async function withTypesChecked(run: () => Promise<Outcome[]>): Promise<Outcome[]> {
  const read = () => readFile(gatsbyTypesFile, 'utf8').catch(() => '');
  const before = await read();
  const outcomes = await run();
  const isCurrent = (await read()) === before;
  if (!isCurrent)
    console.error(
      `${gatsbyTypesFile} was out of date. The build has updated it; commit the change.`,
    );
  const failed = isCurrent ? 0 : 1;
  return [...outcomes, { name: 'GraphQL types', seconds: 0, passed: 0, failed, skipped: 0 }];
}
