import { command } from 'command-line/command';
import { ensureTestBrowser } from './install-chromium';

/** `npm run install-browser -w packages/browser-testing`: installs a browser for the tests if there is none. */
command(() => Promise.resolve(ensureTestBrowser()));
