import { spawnSync } from 'node:child_process';

/**
 * Runs Playwright's tests in this terminal.
 * @param args as those of `playwright test`
 * @returns whether they passed
 */
export function runPlaywright(args: readonly string[]): boolean {
  const playwright = require.resolve('@playwright/test/cli');
  return (
    spawnSync(process.execPath, [playwright, 'test', ...args], { stdio: 'inherit' }).status === 0
  );
}
