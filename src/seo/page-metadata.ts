import type { PageFacts } from '../page-types/page-type';
import type { SiteContent } from '../content-model/site';

type Metadata = Omit<Queries.PageMetadata, 'structuredData'>;

/** The texts of one page's head. A page that search engines must not list has no address to share. */
export function pageMetadata(
  { path, title, description, keywords, noindex }: PageFacts,
  site: Pick<SiteContent, 'name' | 'language'>,
  { siteUrl, indexable }: Pick<Queries.Build, 'siteUrl' | 'indexable'>,
): Metadata {
  return {
    title,
    // the home page's title stands for the whole site
    documentTitle: path === '/' ? title : `${title} | ${site.name}`,
    description,
    keywords,
    robots: indexable && !noindex ? 'index, follow' : 'noindex',
    canonical: noindex ? null : canonicalUrl(siteUrl, path),
    image: noindex ? null : siteUrl + socialPicturePath(path),
    siteName: site.name,
    language: site.language,
  };
}

/**
 * A page's one absolute address, without a trailing slash but for a home page at a root.
 * @param siteUrl where the site lives, path prefix included, without a trailing slash
 */
export function canonicalUrl(siteUrl: string, path: string): string {
  return new URL(siteUrl + (path === '/' ? '' : path)).href;
}

/** Where the picture lies that a page is shared with; no page has such a path itself. */
export function socialPicturePath(path: string): string {
  return `/og${path === '/' ? '' : path}.jpg`;
}
