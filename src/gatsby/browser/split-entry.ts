/*
 * The entry of the visitors' scripts. To run all of them at once would hold up a slow phone for a tenth
 * of a second; so React's code runs first, and the site's in a task of its own.
 */
import 'react-dom/client';

// Gatsby looks up here which chunks to fetch ahead; its own list is a string it can't look into.
Object.assign(window, { ___chunkMapping: {} });

setTimeout(() => {
  // eslint-disable-next-line import-x/no-unresolved -- a name that webpack is given at build
  void import(/* webpackMode: "eager" */ 'gatsby-production-app');
});
