import type { GatsbyBrowser } from 'gatsby';
import { adoptServerStyles } from './src/adopt-styles';
import { hydrateConcurrently } from './src/hydrate';
import { setScripts } from './src/scripts-state';

/** Runs before hydration. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = adoptServerStyles;

/** Hydrates in production only: in development there is no server HTML. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydrateConcurrently : undefined;

/** Adds fonts that came after the first gesture (inline/load-fonts.ts). */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) document.dispatchEvent(new Event('newpage'));
};

/**
 * Signals hydration to the styles, whatever failed before, and to the inline script, which replays
 * earlier clicks.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // not on <html>: its attributes belong to Gatsby's Head
  document.getElementById('___gatsby')?.setAttribute('data-hydrated', '');
  setScripts('on');
  document.dispatchEvent(new Event('hydrated'));
  // a copy that the browser saves would run them, and leave for the page's address, which it can't load
  for (const script of document.querySelectorAll('body > script[src]')) script.remove();
};
