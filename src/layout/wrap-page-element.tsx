import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { PageContext } from '../model/page-context';
import { Layout } from './layout';

/** Wraps every page in the layout, in the browser and on the server. */
export function wrapPageElement({
  element,
  props: { location, pageContext },
}: WrapPageElementBrowserArgs<object, PageContext> | WrapPageElementNodeArgs<object, PageContext>) {
  return (
    <Layout location={location} path={pageContext.contentPath} draft={pageContext.draft}>
      {element}
    </Layout>
  );
}
