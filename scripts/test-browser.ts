import { buildFixtureSite } from '../tests/helpers/fixture-site';
import { buildSite, isBuilt } from './support/build-site';
import { browserTests } from './support/checks';
import { command } from './support/command';
import { ensureChromium } from './support/install-chromium';

/**
 * `npm run test:browser`: the browser tests alone, on sites built anew where something has changed.
 * `npm run test:browser -- menu` runs the files of that name, as Playwright does with its own options.
 */
command(async () => {
  if (!(await ensureChromium()) || !(await buildFixtureSite())) return false;
  if (!(await isBuilt()) && !(await buildSite())) return false;
  return browserTests(process.argv.slice(2)).run();
});
