import { chromium, type Browser } from '@playwright/test';
import { withSystemFonts } from 'browser-testing/system-fonts';
import { requireChromium } from 'browser-testing/chromium';
import { startServer } from 'static-site/static-server';
import { ensureBuilt } from '../site/build-site';

/**
 * Builds the site unless it is up to date, serves it and opens a browser while `work` runs.
 * @returns false if the build fails
 * @throws {CommandError} if there is no browser
 */
export async function visitBuiltSite(
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<boolean> {
  const executablePath = requireChromium();
  if (!(await ensureBuilt())) return false;
  const browser = await chromium.launch({ executablePath, env: withSystemFonts('known') });
  const server = await startServer({ dir: 'public', port: 0 });
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
  return true;
}
