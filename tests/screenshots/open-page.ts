import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { hydrated, inOwnFonts } from '../helpers/site/fixtures';

/** Opens a page of the site in a window of its own, and waits until it is as visitors soon see it. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  await page.goto(address);
  await hydrated(page);
  await inOwnFonts(page);
  return page;
}
