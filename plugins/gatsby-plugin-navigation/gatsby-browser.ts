import type { GatsbyBrowser } from 'gatsby';
import { movedPages } from './src/build-constants';
import { loadPrefetched } from './src/likely-pages';
import { followRedirects } from './src/moved-pages';
import { patchPageLoader } from './src/page-loading';
import { initScrollRestoration, restoreScrollPosition } from './src/scroll-positions';

/** Runs before hydration. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  initScrollRestoration();
  patchPageLoader();
  if (movedPages) followRedirects(movedPages);
};

/** Runs after each navigation, in the frame that first shows the page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  restoreScrollPosition(location);
};

/** Makes a prefetched page ready before a click. */
export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = (page) => {
  loadPrefetched(page.pathname, page.loadPage as (path: string) => Promise<unknown>);
};
