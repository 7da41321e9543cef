import { readFile } from 'node:fs/promises';
import { command } from 'command-line/command';
import { buildFixtureSite } from '../tests/helpers/builds/fixture-site';
import { buildSite } from './support/build-site';
import { browser, browserTests, sourceChecks, unitTests } from './support/checks';
import { printSummary, runInSequence, runInParallel, type Step } from './support/steps';

const generatedTypes = 'src/gatsby-types.d.ts';

const readGeneratedTypes = () => readFile(generatedTypes, 'utf8').catch(() => '');

const fixture: Step = { name: 'Fixture site', run: buildFixtureSite };

const build: Step = {
  name: 'Build',
  run: async () => {
    const before = await readGeneratedTypes();
    if (!(await buildSite({ isParallel: true }))) return false;
    if ((await readGeneratedTypes()) === before) return true;
    console.error(
      `${generatedTypes} was out of date. The build has updated it; commit the change.`,
    );
    return false;
  },
};

/**
 * `npm test`: everything, as in CI. Single-threaded checks run in parallel with builds and unit tests;
 * browser tests run alone, after everything else has passed.
 */
command(async () => {
  const first = await runInParallel([browser, ...sourceChecks], [fixture, build, unitTests()]);
  const passed = first.every(({ failed }) => failed === 0);
  return printSummary([...first, ...(passed ? await runInSequence([browserTests()]) : [])]);
});
