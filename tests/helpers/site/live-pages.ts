import { readContent } from '../content/content';
import { missingRoute } from './fixtures';

const { pages, services, ...content } = readContent('content');

/** The content that the site in `public/` shows: the editors' own, without drafts. */
export const liveContent = {
  ...content,
  pages: pages.filter(({ draft }) => !draft),
  services: services.filter(({ draft }) => !draft),
};

/** Each page of the content with its address; the 404 page has that of any missing page. */
export const livePages = liveContent.pages.map((page) => ({
  page,
  route: page.path === '/404' ? missingRoute : page.path,
}));

/** The pages that search engines may list. */
export const listedPages = livePages.filter(({ page }) => !page.noindex);
