import { defineConfig } from '@playwright/test';
import browser, { visitor } from './playwright.config';

/** Tests that build the site otherwise, or develop it, one after the other: `npm run test:deep`. */
export default defineConfig({
  ...browser,
  testMatch: '*.deep.spec.ts',
  projects: [{ name: 'deep', use: visitor(undefined, 'known') }],
  outputDir: 'test-results/deep',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // What a file builds is for all its tests, and two builds at once would take turns anyway.
  fullyParallel: false,
  workers: 1,
  reporter: [
    ['list'],
    ['./tests/support/skip-reporter.ts'],
    ['json', { outputFile: 'test-results/deep.json' }],
  ],
  // Each starts its own.
  webServer: [],
});
