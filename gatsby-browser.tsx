import { onLikelyPage } from 'gatsby-plugin-navigation/likely-pages';
import { openForPrinting } from './src/sections/answers/open-for-printing';
import { type PreparedPage, preparePicture, prepareSections } from './src/sections/prepare-page';
import { syncFields } from './src/sections/contact-form/form-fields';

export { wrapPageElement } from './src/layout/wrap-page-element';

/**
 * Stores typed text right before hydration, because React discards it if it has to render the page
 * again. Opens answers for printing. Prepares pages that are likely to be next.
 * @returns in development, when what `gatsby develop` adds to a page is there; Gatsby waits for it
 */
export function onClientEntry(): Promise<void> | undefined {
  document.addEventListener('hydrating', () => {
    for (const form of document.forms) syncFields(form, { restore: true });
  });
  openForPrinting();
  onLikelyPage((likely, isIntended) => {
    const page = likely as PreparedPage;
    preparePicture(page);
    if (isIntended) prepareSections(page);
  });
  // removed from the bundle for visitors
  if (process.env.NODE_ENV === 'development')
    return import('./src/build/develop/development-page').then(({ showContentProblems }) => {
      showContentProblems();
    });
  return undefined;
}

/** In development, runs the script that built pages have in their HTML, once the header is there. */
export const onInitialClientRender =
  process.env.NODE_ENV === 'development'
    ? () => void import('./src/layout/header/header.inline')
    : undefined;
