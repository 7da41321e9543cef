import { readdir, rm } from 'node:fs/promises';
import { command } from './support/command';
import { ensureChromium } from './support/install-chromium';
import { runAll, type Step } from './support/steps';
import { report } from './support/summary';
import { countPlaywright, countReport } from './support/test-counts';
import { runTool } from './support/tools';

const config = 'playwright.slow.config.ts';
const slowReport = 'test-results/slow.json';
const folder = 'tests/slow';
const ending = '.spec.ts';

/** A step for each file of such tests, named after it. */
function stepOf(file: string): Step {
  const subject = file.slice(0, -ending.length);
  const name = `Slow tests: ${subject.replaceAll('-', ' ')}`;
  return {
    name,
    run: async () => {
      // The report of the step before must not be counted again.
      await rm(slowReport, { force: true });
      return runTool(name, 'playwright', ['test', '--config', config, `/slow/${subject}.spec`]);
    },
    counts: () => countReport(slowReport, countPlaywright),
  };
}

/**
 * `npm run test:slow`: what needs builds of its own, in copies of the site, or rarer tools, and
 * takes minutes. `npm run test:slow -- stress-content` runs the tests of that name alone.
 */
command(async () => {
  const wanted = process.argv.slice(2);
  const files = (await readdir(folder))
    .filter((file) => file.endsWith(ending))
    .filter((file) => wanted.length === 0 || wanted.includes(file.slice(0, -ending.length)));
  const browser: Step = { name: 'A browser for the tests', run: ensureChromium };
  return report(await runAll([browser, ...files.sort().map(stepOf)]));
});
