import { type ContentFolder, namesIn, textOf } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { problemAt, problemInFile } from 'content-check/problem-at';
import { isDraft } from '../model/draft';
import { finding } from './finding';
import { redirectsIn } from './redirects';
import { requiredPages, routesIn } from './routes';

/** Addresses that the last commit had and that lead nowhere now: other sites may link to them. */
export function lostAddressProblems(folder: ContentFolder): readonly Problem[] {
  const routes = routesIn(folder);
  const redirects = redirectsIn(folder);
  // a page whose address can't be read may have the old one
  if (namesIn(folder, 'pages') === undefined) return [];
  return (folder.committed ?? []).flatMap((before) => {
    const path = textOf(before, 'page-path');
    const isPublic = path !== undefined && !isDraft(before) && !requiredPages.includes(path);
    if (!isPublic || routes.has(path) || redirects.has(path)) return [];
    const page = folder.documents.find((document) => document.path === before.path);
    const to = page && textOf(page, 'page-path');
    return page && to !== undefined
      ? [problemAt(page, ['path'], finding('address-lost', { path, to }), 'warning')]
      : [problemInFile(folder, 'redirects.json', finding('address-lost', { path }), 'warning')];
  });
}
