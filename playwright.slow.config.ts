import { defineConfig } from '@playwright/test';
import browser, { visitor } from './playwright.config';

/** Tests that build the site otherwise, or develop it, one after the other: `npm run test:slow`. */
export default defineConfig({
  ...browser,
  testMatch: 'slow/*.spec.ts',
  projects: [{ name: 'slow', use: visitor(undefined, 'known') }],
  outputDir: 'test-results/slow',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // what a file builds is for all its tests, and two builds at once would take turns anyway
  fullyParallel: false,
  workers: 1,
  reporter: [
    ['list'],
    ['./tests/helpers/skip-reporter.ts'],
    ['json', { outputFile: 'test-results/slow.json' }],
  ],
  // each starts its own
  webServer: [],
});
