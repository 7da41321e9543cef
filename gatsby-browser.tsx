import type { GatsbyBrowser } from 'gatsby';

export { wrapPageElement } from './src/layout/wrap-page-element';

/** Marks the document once React is alive in it. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.alive = '';
};
