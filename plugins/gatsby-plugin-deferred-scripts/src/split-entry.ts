/*
 * The entry of the browser bundle. It runs React's code first and the site's in a second task, since one
 * task would take a tenth of a second on a slow phone.
 */
import './scheduler-channel';
import 'react-dom/client';

// Gatsby looks up here which chunks to prefetch; its own list is a string, which it can't search
Object.assign(window, { ___chunkMapping: {} });

setTimeout(() => {
  void import(/* webpackMode: "eager" */ 'gatsby-production-app');
});
