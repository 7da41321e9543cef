import type { GatsbyBrowser } from 'gatsby';
import { hydrateConcurrently, saveServerHtml } from './src/gatsby/browser/hydrate';
import { followRedirects } from './src/gatsby/browser/moved-pages';
import { patchPageLoader } from './src/gatsby/browser/page-loading';
import { restoreScrollPosition, initScrollRestoration } from './src/gatsby/browser/scroll-positions';
import { createTrustedTypesPolicy } from './src/gatsby/browser/trusted-types';

export { wrapPageElement } from './src/gatsby/wrap-page-element';

/** Before React takes the page over. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  createTrustedTypesPolicy();
  saveServerHtml();
  initScrollRestoration();
  patchPageLoader();
  // The bundle of a site without redirects holds nothing of it.
  if (typeof movedPages === 'object') followRedirects(movedPages);
};

/** Once another page stands in the document, in the frame that first shows it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (update) => {
  restoreScrollPosition();
  // fonts that had to wait are taken now (src/gatsby/post-build/script-loader.inline.js)
  if (update.prevLocation) document.dispatchEvent(new Event('newpage'));
};

/** Not while developing, when there is no server HTML to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydrateConcurrently : undefined;

/**
 * Makes a page ready whose data was fetched ahead. Gatsby leaves that to the tap on its link, and then
 * first asks the server which version of the site it has, so that the tap waits for the network.
 */
export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = (page) => {
  const loadPage = page.loadPage as (pathname: string) => Promise<unknown>;
  loadPage(page.pathname).catch(() => undefined);
};

/** Tells the document that React has hydrated it: what a visitor did before is done now. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // not on <html>: its attributes belong to Gatsby's Head
  document.getElementById('___gatsby')?.setAttribute('data-hydrated', '');
  document.dispatchEvent(new Event('hydrated'));
  // A condition known at build time: the bundle for visitors holds nothing of it.
  if (process.env.NODE_ENV === 'development') {
    void import('./src/gatsby/develop/development-page').then(({ prepareDevelopmentPage }) => {
      prepareDevelopmentPage();
    });
  }
};
