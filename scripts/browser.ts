import { ensureChromium } from 'browser-testing/install-chromium';
import { command } from 'command-line/command';

/** `npm run browser`: installs a browser for the tests if there is none. */
command(() => Promise.resolve(ensureChromium()));
