import type { Site } from './site';

/** Opens a page and scrolls to a position. */
export async function visitAt(site: Site, route: string, y: number): Promise<void> {
  await site.visit(route);
  await site.scrollTo(y);
}

/**
 * Leaves for a document that stands in for another site, and stays for a moment: Chromium stores the
 * state of the previous page some 50 ms after it shows the next one, and a test that goes back sooner
 * than any person would find it missing.
 */
export async function leave({ page }: Site): Promise<void> {
  await page.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><a href="/services">There' }),
  );
  await page.goto('/elsewhere', { waitUntil: 'networkidle' });
}
