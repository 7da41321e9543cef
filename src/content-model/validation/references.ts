import { pageTypes } from '../../page-types/page-types';
import { allNamed, type ContentFolder, textOf } from './content-document';
import { type Problem, problemAt } from './problem';
import { quoted, suggestion } from './suggestion';

/** Services that a page lists and no file describes. */
export function serviceProblems(folder: ContentFolder): readonly Problem[] {
  if (!allNamed(folder, 'slug')) return [];
  const known = new Set(folder.documents.flatMap((document) => textOf(document, 'slug') ?? []));
  return folder.documents.flatMap((document) =>
    document.fields.flatMap(({ format, path, value, valid }) => {
      if (format !== 'service-slug' || !valid || known.has(value)) return [];
      const advice = suggestion(value, [...known]);
      const message = `There is no service with the short name ${quoted(value)}. ${advice}`;
      return [problemAt(document, path, message)];
    }),
  );
}

/** The pages of the site by path, each with the anchors on it. */
type Routes = ReadonlyMap<string, readonly string[]>;

/** Links to a page of this site, or to a place on one, that isn't there. */
export function linkProblems(folder: ContentFolder): readonly Problem[] {
  const routes: Routes = new Map(
    pageTypes.flatMap((type) => type.routes(folder)).map(({ path, anchors }) => [path, anchors]),
  );
  const knowsAllPages = allNamed(folder, 'page-path');
  return folder.documents.flatMap((document) =>
    document.fields.flatMap(({ format, path, value, valid }) => {
      if (format !== 'href' || !valid || !/^[/#]/.test(value)) return [];
      const [page = '', anchor] = value.split('#');
      const route = page === '' ? textOf(document, 'page-path') : page;
      if (route !== undefined && !routes.has(route) && !knowsAllPages) return [];
      const message = brokenLinkMessage(route, anchor, routes);
      return message === undefined ? [] : [problemAt(document, path, message)];
    }),
  );
}

/** @param page undefined for a mere "#place" in a file that is no page */
function brokenLinkMessage(
  page: string | undefined,
  anchor: string | undefined,
  routes: Routes,
): string | undefined {
  if (page === undefined) return 'This link stands on every page. Write the page before the "#".';
  const anchors = routes.get(page);
  if (!anchors) {
    const bare = page.replace(/\/+$/, '');
    return routes.has(bare)
      ? `Addresses of pages do not end in "/" (got ${quoted(page)}). Write ${quoted(bare)}.`
      : `There is no page ${quoted(page)}. ${suggestion(page, [...routes.keys()])}`;
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const advice = suggestion(anchor, anchors);
  return `No section of the page ${quoted(page)} has the anchor ${quoted(anchor)}. ${advice}`;
}
