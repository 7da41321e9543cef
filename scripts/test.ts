import { readFile, rm } from 'node:fs/promises';
import { buildFixtureSite } from '../tests/helpers/fixture-site';
import { buildSite } from './support/build-site';
import { browserTests, sourceChecks, unitTests } from './support/checks';
import { command } from './support/command';
import { ensureChromium } from './support/install-chromium';
import { failed, runAll, runBeside, type Step } from './support/steps';
import { report } from './support/summary';

const generatedTypes = 'src/gatsby-types.d.ts';

const chromium: Step = { name: 'A browser for the tests', run: ensureChromium };

const readGeneratedTypes = () => readFile(generatedTypes, 'utf8').catch(() => '');

const fixture: Step = { name: 'Fixture site', run: buildFixtureSite };

const build: Step = {
  name: 'Build',
  run: async () => {
    const before = await readGeneratedTypes();
    if (!(await buildSite({ beside: true }))) return false;
    if ((await readGeneratedTypes()) === before) return true;
    console.error(
      `${generatedTypes} was out of date. The build has rewritten it: commit it as it is.`,
    );
    return false;
  },
};

/**
 * `npm test`: everything, as CI runs it. What one core does alone runs beside what needs more; browser
 * tests have the machine to themselves, and wait until all else is good.
 */
command(async () => {
  // Reports of an earlier run must not be counted.
  await rm('test-results', { recursive: true, force: true });
  const first = await runBeside([chromium, ...sourceChecks], [fixture, build, unitTests()]);
  const last = first.some(failed) ? [] : await runAll([browserTests()]);
  return report([...first, ...last]);
});
