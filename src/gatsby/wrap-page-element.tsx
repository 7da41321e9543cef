import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from '../layout/layout';
import type { PageContext } from './node/create-pages';

/** Wraps every page in the layout, in the browser and on the server. */
export function wrapPageElement({
  element,
  props: { location, pageContext },
}: WrapPageElementBrowserArgs<object, PageContext> | WrapPageElementNodeArgs<object, PageContext>) {
  return (
    <Layout location={location} draft={pageContext.draft}>
      {element}
    </Layout>
  );
}
