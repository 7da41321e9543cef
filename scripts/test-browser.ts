import { command } from 'command-line/command';
import { buildFixtureSite } from '../tests/helpers/builds/fixture-site';
import { ensureBuilt } from './support/build-site';
import { browser, browserTests } from './support/checks';

/**
 * `npm run test:browser`: the browser tests, on sites that are rebuilt if something has changed.
 * `npm run test:browser -- menu` runs the matching files; Playwright's options work as well.
 */
command(
  async () =>
    (await browser.run()) &&
    (await buildFixtureSite()) &&
    (await ensureBuilt()) &&
    (await browserTests(process.argv.slice(2)).run()),
);
