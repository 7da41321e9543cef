import { readContent } from './content';
import { missingRoute } from './fixtures';

/** The content that the site in `public/` was built from: the editors' own. */
export const liveContent = readContent('content');

/** A page of the content and the address at which a browser meets it; the 404 page is met at any other. */
export const livePages = liveContent.pages.map((page) => ({
  page,
  route: page.path === '/404' ? missingRoute : page.path,
}));

/** The pages that search engines may list. */
export const listedPages = livePages.filter(({ page }) => !page.noindex);
