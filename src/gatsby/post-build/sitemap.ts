import { canonicalUrl } from '../../seo/canonical-url';

/**
 * The list of pages for search engines (sitemaps.org, 0.9). It says nothing of dates or weights,
 * which they ignore or which nobody keeps true.
 *
 * @param siteUrl where the site lives, path prefix included, without a trailing slash.
 * @param paths the pages that may be found, as in their content files.
 */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = [...paths].sort().map((path) => {
    const address = canonicalUrl(siteUrl, path).replaceAll('&', '&amp;');
    return `  <url><loc>${address}</loc></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * Lets robots read everything: a page that must not be listed says so itself, and could not if it
 * were not read.
 *
 * @param siteUrl where the site lives, path prefix included, without a trailing slash.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
