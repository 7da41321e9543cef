import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/support/chromium';

const executablePath = findChromium();

/** Browser tests, against the production site as the last build left it in `public/`. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  // They build the site otherwise: playwright.deep.config.ts.
  testIgnore: '*.deep.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try hides a mistake.
  retries: 0,
  workers: 2,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  webServer: {
    command: 'node --import tsx scripts/serve-for-tests.ts',
    wait: { stdout: /ready at (?<site_under_test>\S+)/ },
  },
  use: {
    ...(process.env.SITE_UNDER_TEST ? { baseURL: process.env.SITE_UNDER_TEST } : {}),
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'browser',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          // Nothing but the site's own requests, and no graphics card to depend on.
          args: [
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
  ],
});
