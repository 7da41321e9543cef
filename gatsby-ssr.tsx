export { wrapPageElement } from './src/gatsby/wrap-page-element';
export { onPreRenderHTML } from './src/gatsby/ssr/remove-generator';
export { onRenderBody } from './src/gatsby/ssr/static-head';
