import { canShow } from './display';
import { firefoxProgram, startFirefox } from './firefox';
import { startWebkit, webkitDriver } from './webkit';

/** The two other engines, as far as this machine has them: `program` is undefined where one is missing. */
export const engines = {
  Firefox: { program: firefoxProgram, start: startFirefox, packages: 'firefox-esr' },
  WebKitGTK: {
    // it opens windows, and has none to open without a display
    program: canShow ? webkitDriver : undefined,
    start: startWebkit,
    packages: 'webkit2gtk-driver xvfb',
  },
};
