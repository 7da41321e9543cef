export { wrapPageElement } from './src/gatsby/wrap-page-element';
export { onPreRenderHTML, onRenderBody } from './src/gatsby/ssr/head';
