import { useStaticQuery, type PageProps } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../../../src/layout/layout';
import { PageHead } from '../../../src/templates/page-head';
import Page from '../../../src/templates/page';
import type { Content } from '../content/content';
import { layoutData, pageData } from './query-results';

/**
 * The page template with the result of its query; it needs no other props of Gatsby's.
 * @param action how Gatsby says that it was opened; by default as the first page of a visit
 */
export function showPage(data: Queries.PageQuery, contentPath: string, action?: 'PUSH') {
  const location = { pathname: contentPath, hash: '', ...(action && { action }) };
  const props = { data, location, pageContext: { contentPath } };
  return <Page {...(props as PageProps<Queries.PageQuery, typeof props.pageContext>)} />;
}

/** The markup of one page of a content, with head and layout, as in a build that shows drafts. */
export function renderPage(content: Content, path: string): string {
  jest.mocked(useStaticQuery).mockReturnValue(layoutData(content));
  const data = pageData(content, path);
  const isDraft = content.pages.some((page) => page.path === path && page.draft);
  const draft = isDraft ? content.site.words.draft : undefined;
  return renderToStaticMarkup(
    <>
      <PageHead {...data.page.metadata} />
      <Layout location={{ pathname: path, hash: '' }} path={path} draft={draft}>
        {showPage(data, path)}
      </Layout>
    </>,
  );
}

/** The markup of every page of a content. */
export function renderSite(content: Content): readonly string[] {
  return content.pages.map(({ path }) => renderPage(content, path));
}
