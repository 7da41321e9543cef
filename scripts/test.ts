import { readFile } from 'node:fs/promises';
import { buildFixtureSite } from '../tests/helpers/fixture-site';
import { buildSite } from './support/build-site';
import { browser, browserTests, sourceChecks, unitTests } from './support/checks';
import { command } from './support/command';
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
      `${generatedTypes} was out of date. The build has rewritten it: commit it as it is.`,
    );
    return false;
  },
};

/**
 * `npm test`: everything, as CI runs it. What one core does alone runs beside what needs more; browser
 * tests have the machine to themselves, and wait until all else has passed.
 */
command(async () => {
  const first = await runInParallel([browser, ...sourceChecks], [fixture, build, unitTests()]);
  const passed = first.every(({ failed }) => failed === 0);
  return printSummary([...first, ...(passed ? await runInSequence([browserTests()]) : [])]);
});
