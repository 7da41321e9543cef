export { wrapPageElement } from './src/layout/wrap-page-element';
export { onPreRenderHTML, onRenderBody } from './src/layout/server-html';
