/* What the editor and the site's pages in development tell each other. */
export { fromPage, toPage } from '../../gatsby/develop/editor-messages';
