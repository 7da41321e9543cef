import { ensureChromium } from 'browser-testing/install-chromium';
import type { Step } from './steps';
import { runTool } from './tools';

const tool = (name: string, program: string, ...args: string[]): Step => ({
  name,
  run: () => runTool(name, program, args, { isParallel: true }),
});

/** The checks of the sources, each on one core. */
export const sourceChecks: readonly Step[] = [
  // the cache is keyed by content, options and versions
  tool(
    'Formatting',
    'prettier/bin/prettier.cjs',
    '--check',
    '.',
    '--cache',
    '--cache-strategy=content',
  ),
  tool('Lint', 'eslint/bin/eslint.js', '.'),
  tool('Unused code', 'knip/bin/knip.js'),
  // the native compiler; tools that need the compiler's API use `typescript`
  tool('Types', 'typescript-7/bin/tsc', '--singleThreaded'),
];

/** Installs a browser if there is none. */
export const browser: Step = {
  name: 'Browser for the tests',
  run: () => Promise.resolve(ensureChromium()),
};

/**
 * The tests that need no build and no browser.
 * @param args as those of `jest`
 */
export function unitTests(...args: readonly string[]): Step {
  const report = 'test-results/unit.json';
  return {
    ...tool('Unit tests', 'jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args),
    report,
  };
}

/**
 * The tests in a real browser, on built sites.
 * @param args as those of `playwright test`
 */
export const browserTests = (args: readonly string[] = []): Step =>
  playwright('Browser tests', 'test-results/browser.json', args);

/** A step that runs Playwright, with the report that its configuration writes. */
export const playwright = (name: string, report: string, args: readonly string[]): Step => ({
  name,
  run: () => runTool(name, '@playwright/test/cli.js', ['test', ...args]),
  report,
});
