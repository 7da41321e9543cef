/*
 * The only script that a page runs by itself. It starts the site's scripts at the first gesture or,
 * unless data is to be saved, once the page has loaded and the browser is idle, after it has asked for
 * the fonts. It is written into every page, minified (src/loader-code.ts), after which the policy
 * allows it by its hash.
 */
import { loadFonts } from './load-fonts';
import { startScripts } from './start-scripts';
import './record-changes';

/** What Chromium knows of a connection (Network Information API, WICG). */
type NavigatorWithConnection = Navigator & {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType?: string };
};

const refine = () => {
  const { connection } = navigator as NavigatorWithConnection;
  // Gatsby prefetches nothing then either (`doesConnectionSupportPrefetch` in its loader)
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  // if a font fails to load, the fallback fonts stay
  loadFonts().catch(String);
  if ('requestIdleCallback' in window) requestIdleCallback(startScripts, { timeout: 2900 });
  else setTimeout(startScripts, 1000);
};

// by the second frame the page has been painted; not even fonts compete with that, since there are
// fallback fonts
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(refine)));
