/* The messages between the editor and the site's pages in development. */
export { fromPage, toPage } from '../../gatsby/develop/editor-messages';
