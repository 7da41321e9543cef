import type { PageFacts } from '../page-types/page-type';
import type { SiteContent } from '../content-model/site';
import { canonicalUrl, documentTitle, socialPicturePath } from './canonical-url';

type Metadata = Omit<Queries.PageMetadata, 'structuredData'>;

/** The texts of one page's head. A page that search engines must not list has no address to share. */
export function pageMetadata(
  { path, title, description, keywords, noindex }: PageFacts,
  site: Pick<SiteContent, 'name' | 'language'>,
  { siteUrl, indexable }: Pick<Queries.Build, 'siteUrl' | 'indexable'>,
): Metadata {
  return {
    title,
    documentTitle: documentTitle(title, path, site.name),
    description,
    keywords,
    robots: indexable && !noindex ? 'index, follow' : 'noindex',
    canonical: noindex ? null : canonicalUrl(siteUrl, path),
    image: noindex ? null : siteUrl + socialPicturePath(path),
    siteName: site.name,
    language: site.language,
  };
}
