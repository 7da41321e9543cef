import { chromium } from '@playwright/test';
import { requireChromium } from 'browser-testing/chromium';
import { withSystemFonts } from 'browser-testing/system-fonts';
import { command } from 'command-line/command';
import { startServer } from 'static-site/static-server';
import { captureEveryState } from './screenshots/every-state';
import { drawReadmePictures } from './screenshots/readme-pictures';

/**
 * `npm run screenshots`: captures every page and state of the built site at four widths, light and dark, in
 * `screenshots/`, with a page that shows them all. `npm run screenshots -- readme` draws the two pictures at the top of
 * README.md instead.
 */
command(async () => {
  const executablePath = requireChromium();
  const capture = process.argv[2] === 'readme' ? drawReadmePictures : captureEveryState;
  const browser = await chromium.launch({ executablePath, env: withSystemFonts('android') });
  const server = await startServer({ dir: 'public', port: 0 });
  try {
    await capture(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
  return true;
});
