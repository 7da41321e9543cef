import { rm } from 'node:fs/promises';
import { command } from './support/command';
import { ensureChromium } from './support/install-chromium';
import { runAll, type Step } from './support/steps';
import { report } from './support/summary';
import { countPlaywright, countReport } from './support/test-counts';
import { runTool } from './support/tools';

const config = 'playwright.deep.config.ts';
const deepReport = 'test-results/deep.json';

const deep = (name: string, spec: string): Step => ({
  name,
  run: async () => {
    // The report of the step before must not be counted again.
    await rm(deepReport, { force: true });
    return runTool(name, 'playwright', ['test', '--config', config, `/${spec}.deep`]);
  },
  counts: () => countReport(deepReport, countPlaywright),
});

/** `npm run test:deep`: what needs builds of its own, in copies of the site, and takes minutes. */
command(async () =>
  report(
    await runAll([
      { name: 'A browser for the tests', run: ensureChromium },
      deep('Other content, built', 'content-change'),
      deep('Mistakes made and mended while developing', 'develop'),
      deep('Content that strains the pages', 'torture'),
    ]),
  ),
);
