export { onPreRenderHTML, onRenderBody } from './src/gatsby/head';
export { wrapPageElement } from './src/gatsby/wrap-page-element';
