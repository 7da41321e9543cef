import { graphql } from 'gatsby';
import { canonicalUrl, documentTitle } from './canonical-url';
import { SharedPicture } from './og-image-tags';

type PageHeadProps = {
  readonly page: Queries.PageHeadFragment;
  readonly website: Queries.PageHeadSiteFragment;
  readonly build: Queries.PageHeadBuildFragment;
};

/** One page's metadata. What all pages share stands in `shared-links`; nobody else writes head tags. */
export function PageHead({ page, website, build }: PageHeadProps) {
  const { siteUrl, indexable } = build;
  const title = documentTitle(page.title, page.path, website.name);
  const address = canonicalUrl(siteUrl, page.path);
  const findable = indexable && !page.noindex;
  return (
    <>
      <html lang={website.language} />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(', ')} />}
      <meta name="robots" content={findable ? 'index, follow' : 'noindex'} />
      {!page.noindex && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={website.name} />
      <meta property="og:locale" content={website.language.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      {!page.noindex && <meta property="og:url" content={address} />}
      {!page.noindex && <SharedPicture siteUrl={siteUrl} path={page.path} title={page.title} />}
      {page.structuredData && <script type="application/ld+json">{page.structuredData}</script>}
    </>
  );
}

export const query = graphql`
  fragment PageHead on ContentPage {
    path
    title
    description
    keywords
    noindex
    structuredData
  }
  fragment PageHeadSite on SiteContent {
    name
    language
  }
  fragment PageHeadBuild on Build {
    siteUrl
    indexable
  }
`;
