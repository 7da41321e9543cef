import { chromium } from '@playwright/test';
import { requireChromium } from 'browser-testing/chromium';
import { withSystemFonts } from 'browser-testing/system-fonts';
import { command } from 'command-line/command';
import { startServer } from 'static-site/static-server';
import { drawEditorPicture } from './screenshots/editor-picture';
import { captureEveryState } from './screenshots/every-state';
import { drawReadmePictures } from './screenshots/readme-pictures';

/**
 * `npm run screenshots`: captures every page and state of the built site at four widths, light and dark, in
 * `screenshots/`, with a page that shows them all. `npm run screenshots -- readme` draws the two pictures at the top of
 * README.md instead, and that of the editor's.
 */
command(async () => {
  const executablePath = requireChromium();
  const browser = await chromium.launch({ executablePath, env: withSystemFonts('android') });
  const server = await startServer({ dir: 'public', port: 0 });
  try {
    if (process.argv[2] === 'readme') {
      await drawReadmePictures(browser, server.url);
      await drawEditorPicture(browser);
    } else await captureEveryState(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
  return true;
});
