export { wrapPageElement } from './src/layout/wrap-page-element';
export { onRenderBody } from './src/layout/without-script';
