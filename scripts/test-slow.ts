import { ensureTestBrowser } from 'browser-testing/install-chromium';
import { command } from 'command-line/command';
import { buildFixtureSite } from '../tests/helpers/builds/fixture-site';
import { ensureBuilt } from './site/build-site';
import { runPlaywright } from './checks/playwright';

/**
 * `npm run test:slow`: the tests that take minutes, because they build copies of the site or need special
 * tools, those of the packages included. Some visit the site as built, or that with the fixture's content, which are
 * updated first.
 * `npm run test:slow -- stress-content` runs the files with that text in their path; Playwright's options
 * work as well.
 */
command(
  async () =>
    ensureTestBrowser() &&
    (await buildFixtureSite()) &&
    (await ensureBuilt()) &&
    runPlaywright(['--config', 'playwright.slow.config.ts', ...process.argv.slice(2)]),
);
