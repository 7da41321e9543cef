import type { GatsbySSR } from 'gatsby';
import type { PageContext } from './src/gatsby/node/create-pages';
import { PageStyles } from './src/gatsby/page-styles';
import { wrapPageElement as wrapInLayout } from './src/gatsby/wrap-page-element';

export { onRenderBody } from './src/gatsby/head';

/** The page in its layout, as in the browser, and the styles of every page. */
export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = (page) => (
  <>
    <PageStyles />
    {wrapInLayout(page)}
  </>
);
