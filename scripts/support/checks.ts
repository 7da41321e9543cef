import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Step } from './steps';
import { countJest, countPlaywright, countReport } from './test-counts';
import { runTool, type Tool } from './tools';

const report = 'test-results/unit.json';
const browserReport = 'test-results/browser.json';

const tool = (name: string, program: Tool, ...args: string[]) => ({
  name,
  run: () => runTool(name, program, args, { beside: true }),
});

/** What is read from the sources alone, each by one core. */
export const sourceChecks: readonly Step[] = [
  // Its cache asks a file's content, the options and the versions: all that its answer depends on.
  tool('Formatting', 'prettier', '--check', '.', '--cache', '--cache-strategy=content'),
  tool('Lint', 'eslint', '.', '--max-warnings=0'),
  tool('Unused code', 'knip'),
  tool('Types', 'typescript', '--singleThreaded'),
];

/**
 * The tests that need neither a build nor a browser.
 * @param args as those of `jest`
 */
export const unitTests = (...args: readonly string[]): Step => ({
  name: 'Unit tests',
  run: async () => {
    // Jest writes its report into a folder that is there, and no other.
    await mkdir(path.dirname(report), { recursive: true });
    const reporting = ['--json', `--outputFile=${report}`];
    return runTool('Unit tests', 'jest', [...reporting, ...args], { beside: true });
  },
  counts: () => countReport(report, countJest),
});

/**
 * The tests in a real browser, against what was built.
 * @param args as those of `playwright test`
 */
export const browserTests = (args: readonly string[] = []): Step => ({
  name: 'Browser tests',
  run: () => runTool('Browser tests', 'playwright', ['test', ...args]),
  counts: () => countReport(browserReport, countPlaywright),
});
