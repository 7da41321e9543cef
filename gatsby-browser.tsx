import type { GatsbyBrowser } from 'gatsby';
import { hydrateConcurrently, saveServerHtml } from './src/gatsby/browser/hydrate';
import { followRedirects } from './src/gatsby/browser/moved-pages';
import { patchPageLoader } from './src/gatsby/browser/page-loading';
import {
  initScrollRestoration,
  restoreScrollPosition,
} from './src/gatsby/browser/scroll-positions';
import { createTrustedTypesPolicy } from './src/gatsby/browser/trusted-types';
import { syncFields } from './src/sections/contact-form/form-fields';

export { wrapPageElement } from './src/gatsby/wrap-page-element';

/** Before hydration. */
export function onClientEntry(): Promise<void> | undefined {
  createTrustedTypesPolicy();
  saveServerHtml();
  // stores typed text, since React renders the page again if a browser extension has changed it
  for (const form of document.forms) syncFields(form, { restore: true });
  initScrollRestoration();
  patchPageLoader();
  // removed from the bundle of a site without redirects
  if (typeof movedPages === 'object') followRedirects(movedPages);
  // removed from the bundle for visitors; Gatsby waits for it before it shows the page
  if (process.env.NODE_ENV === 'development')
    return import('./src/gatsby/develop/development-page').then(({ prepareDevelopmentPage }) => {
      prepareDevelopmentPage();
    });
  return undefined;
}

/** After each navigation, in the frame that first shows the page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (update) => {
  restoreScrollPosition(update.location);
  // adds fonts that had to wait for a new page (src/gatsby/post-build/script-loader.inline.js)
  if (update.prevLocation) document.dispatchEvent(new Event('newpage'));
};

/** In production only: in development there is no server HTML to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydrateConcurrently : undefined;

/**
 * Prepares a prefetched page, so that a click needs no network. Gatsby would do so at the click, after
 * asking the server for its version of the site.
 */
export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = (page) => {
  const loadPage = page.loadPage as (pathname: string) => Promise<unknown>;
  loadPage(page.pathname).catch(() => undefined);
};

/** Signals hydration to the script loader, which replays earlier clicks. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // not on <html>: its attributes belong to Gatsby's Head
  document.getElementById('___gatsby')?.setAttribute('data-hydrated', '');
  document.dispatchEvent(new Event('hydrated'));
  // a copy that the browser saves would run them, and leave for the page's address, which it can't load
  for (const script of document.querySelectorAll('body > script[src]')) script.remove();
};
