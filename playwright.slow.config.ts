import { defineConfig } from '@playwright/test';
import { testsIn, visitor } from './playwright.config';

/** Tests that make their own builds or run `gatsby develop`, one at a time: `npm run test:slow`. */
export default defineConfig({
  ...testsIn('slow'),
  testDir: '.',
  testMatch: ['tests/slow/**/*.spec.ts', 'packages/*/tests/**/*.spec.ts'],
  // copies of the site in test-results/ have specs, too
  respectGitIgnore: true,
  projects: [{ name: 'slow', use: visitor(undefined, 'android') }],
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // a failed test would build or walk for as long again
  retries: 0,
  // the tests of a file share its build, and parallel builds would not be faster
  fullyParallel: false,
  workers: 1,
  reporter: [
    ['list'],
    ['./packages/browser-testing/src/skip-reporter.ts'],
    ['json', { outputFile: 'test-results/slow.json' }],
  ],
});
