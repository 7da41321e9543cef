export { wrapPageElement } from './src/layout/wrap-page-element';
export { onPreRenderHTML } from './src/layout/server-html';
export { onRenderBody } from './src/metadata/shared-links';
