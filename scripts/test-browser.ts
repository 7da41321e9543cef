import { ensureTestBrowser } from 'browser-testing/install-chromium';
import { command } from 'command-line/command';
import { buildFixtureSite } from '../tests/helpers/builds/fixture-site';
import { ensureBuilt } from './site/build-site';
import { runPlaywright } from './checks/playwright';

/**
 * `npm run test:browser`: the browser tests, on sites that are rebuilt if something has changed.
 * `npm run test:browser -- menu` runs the matching files; Playwright's options work as well.
 */
command(
  async () =>
    ensureTestBrowser() &&
    (await buildFixtureSite()) &&
    (await ensureBuilt()) &&
    runPlaywright(process.argv.slice(2)),
);
