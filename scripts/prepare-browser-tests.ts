import { ensureTestBrowser } from 'browser-testing/install-chromium';
import { command } from 'command-line/command';
import { buildFixtureSite } from '../tests/helpers/builds/fixture-site';
import { ensureBuilt } from './site/build-site';

/**
 * What `npm run test:browser` and `npm run test:slow` do before Playwright: they install a browser if there is none, and
 * build both sites if something has changed.
 */
command(async () => ensureTestBrowser() && (await buildFixtureSite()) && ensureBuilt());
