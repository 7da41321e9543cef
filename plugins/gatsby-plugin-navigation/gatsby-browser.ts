import type { GatsbyBrowser } from 'gatsby';
import { followRedirects } from './src/moved-pages';
import { patchPageLoader } from './src/page-loading';
import { initScrollRestoration, restoreScrollPosition } from './src/scroll-positions';

/** Runs before hydration. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  initScrollRestoration();
  patchPageLoader();
  // removed from the bundle of a site without redirects
  if (typeof movedPages === 'object') followRedirects(movedPages);
};

/** Runs after each navigation, in the frame that first shows the page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  restoreScrollPosition(location);
};

/**
 * Prepares a prefetched page, so that a click needs no network. Gatsby would do so at the click, after
 * asking the server for its version of the site.
 */
export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = (page) => {
  const loadPage = page.loadPage as (pathname: string) => Promise<unknown>;
  loadPage(page.pathname).catch(() => undefined);
};
