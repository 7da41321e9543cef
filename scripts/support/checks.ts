import { ensureChromium } from './install-chromium';
import type { Step } from './steps';
import { runTool, type Tool } from './tools';

const tool = (name: string, program: Tool, ...args: string[]): Step => ({
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

/** Sees to it that there is one. */
export const browser: Step = { name: 'A browser for the tests', run: ensureChromium };

/**
 * The tests that need neither a build nor a browser.
 * @param args as those of `jest`
 */
export function unitTests(...args: readonly string[]): Step {
  const report = 'test-results/unit.json';
  return {
    ...tool('Unit tests', 'jest', '--json', `--outputFile=${report}`, ...args),
    report,
  };
}

/**
 * The tests in a real browser, against what was built.
 * @param args as those of `playwright test`
 */
export const browserTests = (args: readonly string[] = []): Step => ({
  name: 'Browser tests',
  run: () => runTool('Browser tests', 'playwright', ['test', ...args]),
  report: 'test-results/browser.json',
});
