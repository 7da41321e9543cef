import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from '../layout/layout';
import type { PageContext } from './node/create-pages';

/** Puts every page into the layout; the browser and the server share this one function. */
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
