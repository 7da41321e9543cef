import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser, needlessFlags, testFlags } from 'browser-testing/chromium';
import { withSystemFonts, type FontSet } from 'browser-testing/system-fonts';

const executablePath = findTestBrowser();

/** A desktop browser on a system with these fonts, visiting the site at an address. */
export function visitor(site: string | undefined, fonts: FontSet) {
  return {
    ...devices['Desktop Chrome'],
    ...(site ? { baseURL: site } : {}),
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      env: withSystemFonts(fonts),
      args: [...testFlags],
      ignoreDefaultArgs: [...needlessFlags()],
    },
  };
}

/** Set from the output of the servers below when they are ready. */
const { FIXTURE_SITE, LIVE_SITE } = process.env;
const anyPort = { PORT: '0' };

/**
 * Browser tests, on two production sites: the fixture site, whose content is frozen, to test how the site
 * behaves; and the one in `public/`, to test what must hold for any content.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a retry would hide an error
  retries: 0,
  // the longest takes 10 s, and three times that on a busy machine
  timeout: 60_000,
  // every core: tests spend little time waiting
  workers: '100%',
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  webServer: [
    {
      command: 'node --import tsx scripts/serve.ts .fixture-site/public',
      env: anyPort,
      wait: { stdout: /The site is at (?<fixture_site>\S+)/ },
    },
    {
      command: 'node --import tsx scripts/serve.ts public',
      env: anyPort,
      wait: { stdout: /The site is at (?<live_site>\S+)/ },
    },
  ],
  expect: {
    toMatchAriaSnapshot: {
      children: 'deep-equal',
      pathTemplate: '{testDir}/e2e/aria-snapshots/{arg}{ext}',
    },
  },
  // recording traces takes a third of the time: use `npx playwright test --trace on` if you need one
  projects: [
    {
      name: 'fixture',
      testMatch: 'e2e/*.spec.ts',
      use: visitor(FIXTURE_SITE, 'android'),
    },
    {
      name: 'fixture, other fonts',
      testMatch: ['e2e/fonts.spec.ts', 'e2e/reflow.spec.ts'],
      use: visitor(FIXTURE_SITE, 'bareLinux'),
    },
    { name: 'live', testMatch: 'live/*.spec.ts', use: visitor(LIVE_SITE, 'android') },
  ],
});
