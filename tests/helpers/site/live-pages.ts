import { readContent } from '../content/content';
import { missingRoute } from './fixtures';

/** The pages that the site in `public/` shows: the editors' own, without drafts. */
const pages = readContent('content').pages.filter(({ draft }) => !draft);

/**
 * Each page of the content with its address below the home page's, since the site may be below a path; the 404 page has
 * that of any missing page.
 */
export const livePages = pages.map((page) => ({
  page,
  route: `.${page.path === '/404' ? missingRoute : page.path}`,
}));
