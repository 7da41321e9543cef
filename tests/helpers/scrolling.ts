import type { Site } from './site';

/** Opens a page and scrolls there. */
export async function visitAt(site: Site, route: string, y: number): Promise<void> {
  await site.visit(route);
  await site.scrollTo(y);
}

/**
 * A page of another site, as far as the browser's history goes. The visitor stays there for a moment:
 * Chromium stores the state of the page that was left some 50 ms after it shows the next one, and a
 * test that goes back sooner than any person finds the entry without it.
 */
export async function leave({ page }: Site): Promise<void> {
  await page.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><a href="/services">There' }),
  );
  await page.goto('/elsewhere', { waitUntil: 'networkidle' });
}
