/*
 * The only script that a page runs by itself. It starts the site's scripts once the page has loaded and the
 * browser is idle, or at the first gesture, and loads the fonts after the first paint. It is written into
 * every page, minified (src/loader-code.ts), after which the policy allows it by its hash.
 */
import { loadFonts } from './load-fonts';
import { startScripts } from './start-scripts';

const refine = () => {
  // if a font fails to load, the fallback fonts stay
  loadFonts().catch(String);
  if ('requestIdleCallback' in window) requestIdleCallback(startScripts, { timeout: 2900 });
  else setTimeout(startScripts, 1000);
};

// by the second frame the page has been painted; not even fonts compete with that, since there are
// fallback fonts
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(refine)));
