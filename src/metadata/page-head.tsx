import { graphql, withPrefix } from 'gatsby';
import { fontFiles } from '../theme/fonts';
import { dark, light } from '../theme/tokens';
import { canonicalUrl, documentTitle } from './addresses';

type PageHeadProps = {
  readonly page: Queries.PageHeadFragment;
  readonly website: Queries.PageHeadSiteFragment;
  readonly build: Queries.PageHeadBuildFragment;
};

/** The only writer of head tags: one page's metadata, and what every page shares. */
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
      <meta name="theme-color" content={light.color.sky} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.color.sky} media="(prefers-color-scheme: dark)" />
      {fontFiles.map((file) => (
        <link
          key={file}
          rel="preload"
          href={file}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />
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
