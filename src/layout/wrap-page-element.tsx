import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { PageContext } from '../model/page-context';
import { Layout } from './layout';
import { pageEndOf } from './page-end';

/** Gatsby's own pages, such as that of a missing page while developing, have other data. */
type Data = Partial<Queries.PageQuery>;

/** Wraps every page in the layout, in the browser and on the server. */
export function wrapPageElement({
  element,
  props: { data, location, pageContext },
}: WrapPageElementBrowserArgs<Data, PageContext> | WrapPageElementNodeArgs<Data, PageContext>) {
  return (
    <Layout
      location={location}
      path={pageContext.contentPath}
      draft={pageContext.draft}
      end={data.page && pageEndOf(data.page.sections)}
    >
      {element}
    </Layout>
  );
}
