import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
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

/** What all browser tests have in common; they leave their results in a folder and a report of this name. */
export function testsIn(name: string): PlaywrightTestConfig {
  return {
    outputDir: `test-results/${name}`,
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // the second run records why; a test that passes then has failed all the same
    retries: 1,
    failOnFlakyTests: true,
    // recording all traces would take a third of the time
    use: { trace: 'on-first-retry', screenshot: 'only-on-failure' },
    // the longest takes 10 s, and three times that on a busy machine
    timeout: 60_000,
    // every core: tests spend little time waiting
    workers: '100%',
    reporter: [
      [process.env.CI ? 'dot' : 'list'],
      ['json', { outputFile: `test-results/${name}.json` }],
    ],
  };
}

/** Serves a folder, at an address that is in this variable once it is ready. */
export const served = (folder: string, variable: string) => ({
  command: `node --import tsx scripts/serve.ts ${folder}`,
  env: { PORT: '0' },
  wait: { stdout: new RegExp(String.raw`The site is at (?<${variable}>\S+)`) },
});

/** `npm run test:browser`: how the site behaves, on the production build of the fixture site, whose content is frozen. */
export default defineConfig({
  ...testsIn('browser'),
  testDir: 'tests/e2e',
  grepInvert: /@night/,
  webServer: served('.fixture-site/public', 'fixture_site'),
  expect: {
    toMatchAriaSnapshot: {
      children: 'deep-equal',
      pathTemplate: '{testDir}/aria-snapshots/{arg}{ext}',
    },
  },
  projects: [{ name: 'fixture', use: visitor(process.env.FIXTURE_SITE, 'android') }],
});
