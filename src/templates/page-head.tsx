import { graphql } from 'gatsby';
import { rightToLeft } from '../theme/right-to-left';
import { PageLanguage } from './page-language';

/**
 * The head tags of a page, for the `Head` of any template. Its props are the field `metadata` of the page.
 * `src/layout/document-tags.tsx` has the tags that all pages share.
 */
export function PageHead({
  documentTitle,
  description,
  keywords,
  robots,
  canonical,
  image,
  imageAlt,
  siteName,
  language,
  structuredData,
}: Queries.PageHeadFragment) {
  return (
    <>
      <PageLanguage lang={language} dir={rightToLeft.test(language) ? 'rtl' : ''} />
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={robots} />
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      {/* Open Graph has no locale without a country */}
      {language.includes('-') && <meta property="og:locale" content={language.replace('-', '_')} />}
      <meta property="og:title" content={documentTitle} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      {image && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          {/* Twitter falls back to Open Graph, except for this text */}
          <meta property="og:image:alt" name="twitter:image:alt" content={imageAlt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {structuredData && <script type="application/ld+json">{structuredData}</script>}
    </>
  );
}

export const query = graphql`
  fragment PageHead on PageMetadata {
    documentTitle
    description
    keywords
    robots
    canonical
    image
    imageAlt
    siteName
    language
    structuredData
  }
`;
