export { onPreRenderHTML } from './src/gatsby/component-styles';
export { onRenderBody } from './src/gatsby/head';
export { wrapPageElement } from './src/gatsby/wrap-page-element';
