import type { PageFacts } from '../../page-types/page-type';
import type { SiteContent } from '../../model/site';

type Metadata = Omit<Queries.PageMetadata, 'structuredData'>;

/** The metadata of a page's head. A page that search engines must not list has no canonical address. */
export function pageMetadata(
  { path, title, heading, description, keywords, noindex }: PageFacts,
  site: Pick<SiteContent, 'name' | 'language'>,
  { siteUrl, indexable }: Pick<Queries.Build, 'siteUrl' | 'indexable'>,
): Metadata {
  return {
    title,
    // the home page's title is that of the whole site
    documentTitle: path === '/' ? title : `${title} | ${site.name}`,
    description,
    keywords,
    robots: indexable && !noindex ? 'index, follow' : 'noindex',
    canonical: noindex ? null : canonicalUrl(siteUrl, path),
    image: noindex ? null : siteUrl + ogImagePath(path),
    imageAlt: heading,
    siteName: site.name,
    language: site.language,
  };
}

/**
 * A page's canonical absolute address. The home page ends with a slash, also below a path: hosts
 * would redirect to it.
 * @param siteUrl the site's address with path prefix, without a trailing slash
 */
export function canonicalUrl(siteUrl: string, path: string): string {
  return new URL(siteUrl + path).href;
}

/** The path of a page's Open Graph image, which no page can have. */
export function ogImagePath(path: string): string {
  return `/og${path === '/' ? '' : path}.jpg`;
}
