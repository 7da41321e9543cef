import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { withSystemFonts } from '../../tests/helpers/system-fonts';
import { findChromium } from './chromium';
import { CommandError } from './command';
import { startServer } from './static-server';

/**
 * Serves the built site and opens a browser while `work` runs.
 * @throws {CommandError} if the site has not been built
 */
export async function visitBuiltSite(
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  if (!existsSync('public/index.html')) {
    throw new CommandError('There is no built site in public/. Run `npm run build` first.');
  }
  const server = await startServer({ dir: 'public', port: 0 });
  const executablePath = findChromium();
  const env = withSystemFonts('known');
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), env });
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
