import { readFile } from 'node:fs/promises';
import { command, CommandError } from 'command-line/command';
import { typesFile } from '../src/build/environment/types-file';
import { type Check, type Outcome, printSummary, runChecks } from './checks/run-checks';
import { passedTests } from './checks/passed-tests';

const unitTests = 'Unit tests';
const unit = 'test-results/unit.json';
const browser = 'test-results/browser.json';

/**
 * The longest come first, so that the two that run at a time end together.
 * @param options of Jest
 */
const checksWith = (options: string): readonly Check[] => [
  {
    name: unitTests,
    script: `test:unit -- ${options} --json --outputFile=${unit}`,
    report: unit,
  },
  { name: 'Fixture site', script: 'build:fixture' },
  { name: 'Build', script: 'build' },
  { name: 'Lint', script: 'lint' },
  { name: 'Browser for the tests', script: 'install-browser -w packages/browser-testing' },
  { name: 'Types', script: 'typecheck' },
  { name: 'Unused code', script: 'knip' },
  { name: 'Formatting', script: 'format:check' },
];

/** What the browser tests visit, and with what. */
const isForBrowserTests = ({ name }: Pick<Check, 'name'>) =>
  ['Fixture site', 'Build', 'Browser for the tests'].includes(name);

/**
 * `npm test`: everything. The browser tests run alone, after everything else; also if something else has failed, so
 * that one run shows every failure. Tests and checks that have passed with the files of now are left out, but never in
 * CI, as with `CI=1 npm test`.
 *
 * The jobs of CI run a part each: `npm test -- static` all but the browser tests, `npm test -- browser --shard=1/3`
 * a third of these.
 */
command(async () => {
  const [part, ...options] = process.argv.slice(2);
  const { unchanged, changed, jestOptions, remember } = await passedTests();
  for (const name of unchanged) console.log(`Unchanged since they passed: ${name}.`);
  const checks = changed(checksWith(jestOptions));
  if (part === 'static')
    return printSummary(await runChecks(checks.filter((check) => !isForBrowserTests(check))));
  if (part !== undefined && part !== 'browser')
    throw new CommandError(`npm test has the parts "static" and "browser", not "${part}".`);
  const first = part === 'browser' ? checks.filter(isForBrowserTests) : checks;
  const outcomes = await withTypesChecked(() => runChecks(first));
  const passed = outcomes.filter(({ failed }) => failed === 0).map(({ name }) => name);
  await remember(...passed, ...(passed.includes(unitTests) ? ['tools', 'editor'] : []));
  const canVisit = outcomes.every((outcome) => outcome.failed === 0 || !isForBrowserTests(outcome));
  if (!canVisit || (part === undefined && unchanged.includes('browser tests')))
    return printSummary(outcomes);
  const script = ['test:browser', '--', ...options].join(' ');
  const browserTests = { name: 'Browser tests', script, report: browser };
  const visits = await runChecks([browserTests]);
  if (part === undefined && visits.every(({ failed }) => failed === 0))
    await remember('browser tests');
  return printSummary([...outcomes, ...visits]);
});

/** Adds an outcome: whether the committed GraphQL types are those that the build writes. */
async function withTypesChecked(run: () => Promise<Outcome[]>): Promise<Outcome[]> {
  const read = () => readFile(typesFile, 'utf8').catch(() => '');
  const before = await read();
  const outcomes = await run();
  const isCurrent = (await read()) === before;
  if (!isCurrent)
    console.error(`${typesFile} was out of date. The build has updated it; commit the change.`);
  const failed = isCurrent ? 0 : 1;
  return [...outcomes, { name: 'GraphQL types', seconds: 0, passed: 0, failed, skipped: 0 }];
}
