import { ensureChromium } from './install-chromium';
import type { Step } from './steps';
import { runTool } from './tools';

const tool = (name: string, program: string, ...args: string[]): Step => ({
  name,
  run: () => runTool(name, program, args, { beside: true }),
});

/** What is read from the sources alone, each by one core. */
export const sourceChecks: readonly Step[] = [
  // Its cache asks a file's content, the options and the versions: all that its answer depends on.
  tool(
    'Formatting',
    'prettier/bin/prettier.cjs',
    '--check',
    '.',
    '--cache',
    '--cache-strategy=content',
  ),
  tool('Lint', 'eslint/bin/eslint.js', '.', '--max-warnings=0'),
  tool('Unused code', 'knip/bin/knip.js'),
  // The compiler in machine code; what uses the compiler's interface takes `typescript`.
  tool('Types', 'typescript-7/bin/tsc', '--singleThreaded'),
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
    ...tool('Unit tests', 'jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args),
    report,
  };
}

/**
 * The tests in a real browser, against what was built.
 * @param args as those of `playwright test`
 */
export const browserTests = (args: readonly string[] = []): Step =>
  playwright('Browser tests', 'test-results/browser.json', args);

/** Tests of Playwright, and where its configuration has them reported. */
export const playwright = (name: string, report: string, args: readonly string[]): Step => ({
  name,
  run: () => runTool(name, '@playwright/test/cli.js', ['test', ...args]),
  report,
});
