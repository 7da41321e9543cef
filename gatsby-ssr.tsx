export { onPreRenderHTML, onRenderBody } from './src/layout/document-tags';
export { wrapPageElement } from './src/layout/wrap-page-element';
