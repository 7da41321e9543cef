import { readFile, rm } from 'node:fs/promises';
import { buildSite } from './support/build-site';
import { quickChecks } from './support/checks';
import { command } from './support/command';
import { ensureChromium } from './support/install-chromium';
import { failed, runAll, runWhileGood, type Step } from './support/steps';
import { report } from './support/summary';
import { countPlaywright, countReport } from './support/test-counts';
import { runTool } from './support/tools';

const generatedTypes = 'src/gatsby-types.d.ts';
const browserReport = 'test-results/browser.json';

const chromium: Step = { name: 'A browser for the tests', run: ensureChromium };

const readGeneratedTypes = () => readFile(generatedTypes, 'utf8').catch(() => '');

const build: Step = {
  name: 'Build',
  run: async () => {
    const before = await readGeneratedTypes();
    if (!(await buildSite())) return false;
    if ((await readGeneratedTypes()) === before) return true;
    console.error(
      `${generatedTypes} was out of date. The build has rewritten it: commit it as it is.`,
    );
    return false;
  },
};

const browserTests: Step = {
  name: 'Browser tests',
  run: () => runTool('Browser tests', 'playwright', ['test']),
  counts: () => countReport(browserReport, countPlaywright),
};

/** `npm test`: everything, as CI runs it. What takes long waits until what is quick is good. */
command(async () => {
  // Reports of an earlier run must not be counted.
  await rm('test-results', { recursive: true, force: true });
  const quick = await runAll([chromium, ...quickChecks]);
  const slow = quick.some(failed) ? [] : await runWhileGood([build, browserTests]);
  return report([...quick, ...slow]);
});
