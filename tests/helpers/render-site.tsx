import { useStaticQuery } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../../src/layout/layout';
import { PageHead } from '../../src/seo/page-head';
import type { Content } from './content';
import { layoutData, pageData } from './query-results';
import { showPage } from './show-page';

/** The markup of one page of a content, head and layout included, as a build would write it. */
export function renderPage(content: Content, path: string): string {
  jest.mocked(useStaticQuery).mockReturnValue(layoutData(content));
  const data = pageData(content, path);
  return renderToStaticMarkup(
    <>
      <PageHead {...data.page.metadata} />
      <Layout location={{ pathname: path, hash: '' }}>{showPage(data)}</Layout>
    </>,
  );
}

/** The markup of every page of a content. */
export function renderSite(content: Content): readonly string[] {
  return content.pages.map(({ path }) => renderPage(content, path));
}
