/*
 * The entry of the visitors' scripts. To run all of them at once would hold up a slow phone for a tenth
 * of a second; so React's code runs first, and the site's in a task of its own.
 */
import 'react-dom/client';

setTimeout(() => {
  // eslint-disable-next-line import-x/no-unresolved -- a name that webpack is given at build
  void import(/* webpackMode: "eager" */ 'gatsby-production-app');
});
